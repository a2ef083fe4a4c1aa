"""What a pressed button does to its line: contacts bounce, and a capacitor hides most of it."""

RISE_US = 1100  # 10 kΩ charge 100 nF to where the pin reads high; a closed contact empties it at once


def edges(chance, down):
    """The edges of one press or release after the filter: `[(µs since the finger moved, level)]`."""
    contact = [(0, down)]
    time = 0
    for _ in range(chance.below(5)):
        time += 100 + chance.below(900)
        contact.append((time, not down))
        time += 50 + chance.below(1150)
        contact.append((time, down))
    return filtered(contact)


def filtered(contact):
    """The edges of the line when its contact does `[(µs, closed)]`, alternating."""
    line = []
    level = 1 if contact[0][1] else 0
    for index, (time, closed) in enumerate(contact):
        until = contact[index + 1][0] if index + 1 < len(contact) else None
        if closed:
            edge = (time, 0)
        elif until is None or until - time > RISE_US:
            edge = (time + RISE_US, 1)
        else:
            continue
        if edge[1] != level:
            line.append(edge)
            level = edge[1]
    return line
