from doubles import Time, Wave
from drivers.buzzer import Buzzer
from drivers.clock import Clock


def made():
    time, wave = Time(), Wave()
    return Buzzer(wave, Clock(time)), wave, time


def test_notes_follow_each_other_and_end_in_silence():
    buzzer, wave, time = made()
    buzzer.play([(440, 100), (0, 50), (880, 100)])
    heard = []
    for _ in range(30):
        heard.append(wave.hz if wave.duty else 0)
        time.now += 10000
        buzzer.tick()
    assert heard == [440] * 10 + [0] * 5 + [880] * 10 + [0] * 5


def test_a_late_tick_catches_up():
    buzzer, wave, time = made()
    buzzer.play([(440, 100), (880, 100)])
    time.now += 150000
    buzzer.tick()
    assert wave.hz == 880
    time.now += 10000000
    buzzer.tick()
    assert wave.duty == 0


def test_volume_is_duty_and_0_is_silent():
    duties = []
    for volume in range(4):
        buzzer, wave, _ = made()
        buzzer.volume = volume
        buzzer.play([(440, 100)])
        duties.append(wave.duty)
    assert duties[0] == 0
    assert duties == sorted(duties) and duties[3] == 32768


def test_a_new_tune_replaces_the_old_and_silence_ends_it():
    buzzer, wave, time = made()
    buzzer.play([(440, 1000)])
    buzzer.play([(660, 1000)])
    assert wave.hz == 660
    buzzer.silence()
    assert wave.duty == 0
    time.now += 5000
    buzzer.tick()
    assert wave.duty == 0


def test_an_empty_tune_is_silence():
    buzzer, wave, _ = made()
    buzzer.play([])
    assert wave.duty == 0


class Broken(Wave):
    def freq(self, hz):
        raise OSError(-1)

    def duty_u16(self, duty):
        raise ValueError("no PWM here")


def test_a_channel_that_fails_or_is_not_there_is_silent_and_stops_nothing():
    for wave in (Broken(), None):
        time = Time()
        buzzer = Buzzer(wave, Clock(time))
        buzzer.play([(440, 100), (880, 100)])
        for _ in range(10):
            time.now += 50000
            buzzer.tick()
        buzzer.silence()
