"""
Makes the sound of the film of a day: python3 art/sound.py OUT.wav SECONDS. 48 kHz, stereo, synthesised: a soft piano over slow
chords, with birds in the morning, water by day and crickets in the evening. Needs numpy. Nothing in it is recorded or sampled.
"""
import sys
import wave

import numpy

RATE = 48000     # samples per second
SEED = 7
# Chords as MIDI notes, and the share of the film at which each begins; they cross over in FADE seconds.
CHORDS = [(0, (38, 57, 62, 64, 69)), (.17, (35, 54, 61, 62, 69)), (.34, (43, 59, 62, 66, 69)), (.52, (40, 59, 62, 64, 67)),
          (.68, (43, 57, 59, 62, 66)), (.82, (45, 57, 61, 64, 71)), (.91, (38, 57, 62, 66, 76))]
FADE = 3.0
# The melody: share of the film, MIDI note, loudness.
MELODY = [(.035, 74, .50), (.075, 76, .42), (.10, 81, .55), (.155, 78, .40), (.19, 74, .50), (.215, 73, .38), (.235, 78, .48),
          (.30, 81, .42), (.345, 83, .55), (.375, 81, .42), (.40, 78, .45), (.44, 74, .38), (.47, 76, .40), (.525, 79, .50),
          (.56, 78, .42), (.585, 76, .44), (.64, 71, .36), (.685, 74, .50), (.72, 71, .38), (.745, 69, .42), (.775, 66, .40),
          (.825, 73, .46), (.85, 76, .46), (.875, 81, .50), (.915, 86, .48), (.94, 78, .34), (.96, 74, .32)]
BASS = [(at, chord[0] + 12, .34) for at, chord in CHORDS]


def hertz(note):
    """The frequency of a MIDI note."""
    return 440 * 2 ** ((note - 69) / 12)


def noise(random, count, low, high):
    """Noise between two frequencies, stereo, of unit loudness."""
    spectrum = numpy.fft.rfft(random.standard_normal((2, count)))
    at = numpy.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / (1 + (low / numpy.maximum(at, 1)) ** 4) / (1 + (at / high) ** 4)
    sound = numpy.fft.irfft(spectrum, count)
    return sound / sound.std()


def piano(note, loudness):
    """A felt piano's note, mono: stretched partials, of which the high ones die first."""
    seconds = 6.0
    t = numpy.arange(int(seconds * RATE)) / RATE
    base = hertz(note)
    sound = numpy.zeros_like(t)
    for k in range(1, 9):
        frequency = base * k * numpy.sqrt(1 + .0004 * k * k)
        if frequency > 9000:
            break
        # Two strings, a hair apart.
        for detune in (-.0004, .0005):
            sound += numpy.exp(-t * (.55 + .5 * k) * (base / 440) ** .5) * k ** -2.1 * numpy.sin(
                2 * numpy.pi * frequency * (1 + detune) * t)
    attack = 1 - numpy.exp(-t / .009)
    return sound * attack * loudness * numpy.clip((seconds - t) / .4, 0, 1)


def pad(random, chord, count):
    """A chord that breathes, stereo."""
    t = numpy.arange(count) / RATE
    sound = numpy.zeros((2, count))
    for note in chord:
        for side in (0, 1):
            for detune in (-.0016, .0011):
                phase, slow = random.uniform(0, 2 * numpy.pi, 2)
                breath = 1 + .35 * numpy.sin(2 * numpy.pi * random.uniform(.05, .13) * t + slow)
                for k in range(1, 6):
                    sound[side] += breath * k ** -2.4 * numpy.sin(2 * numpy.pi * hertz(note) * (1 + detune) * k * t + phase * k)
    return sound / len(chord)


def birds(random, count, ends):
    """A few calls of small birds until `ends` seconds, fewer towards the end, stereo."""
    sound = numpy.zeros((2, count))
    at = 1.2
    while at < ends:
        pitch, side, far = random.uniform(2900, 4600), random.uniform(.2, .8), random.uniform(.35, 1)
        for _ in range(random.integers(2, 6)):
            length = random.uniform(.05, .11)
            t = numpy.arange(int(length * RATE)) / RATE
            sweep = pitch * (1 + random.uniform(-.22, .22) * (t / length) + .03 * numpy.sin(2 * numpy.pi * 38 * t))
            call = numpy.sin(2 * numpy.pi * numpy.cumsum(sweep) / RATE) * numpy.sin(numpy.pi * t / length) ** 2
            start = int(at * RATE)
            for channel, share in ((0, 1 - side), (1, side)):
                sound[channel, start:start + len(call)] += call[:max(0, count - start)] * far * share
            at += length + random.uniform(.04, .12)
        at += random.uniform(.7, 2.2) * (1 + 2 * at / ends)
    return sound


def crickets(random, count, begins):
    """Two crickets from `begins` seconds on, stereo."""
    t = numpy.arange(count) / RATE
    sound = numpy.zeros((2, count))
    for pitch, rate, side in ((4150, 1.55, .3), (4420, 1.32, .72)):
        phase = (t * rate + random.uniform(0, 1)) % 1
        chirp = (phase < .34) * numpy.sin(numpy.pi * numpy.clip(phase / .34, 0, 1)) * (numpy.sin(2 * numpy.pi * 31 * t) > -.2)
        call = chirp * numpy.sin(2 * numpy.pi * pitch * t)
        sound += numpy.stack([call * (1 - side), call * side])
    return sound * numpy.clip((t - begins) / 5, 0, 1)


def reverberate(random, sound, seconds=2.6, wet=.32):
    """Adds the echo of a large soft room."""
    length = int(seconds * RATE)
    t = numpy.arange(length) / RATE
    echo = noise(random, length, 180, 4200) * numpy.exp(-t * 6.9 / seconds) * (1 - numpy.exp(-t / .02))
    size = sound.shape[1] + length
    wide = numpy.fft.irfft(numpy.fft.rfft(sound, size) * numpy.fft.rfft(echo, size), size)[:, :sound.shape[1]]
    wide *= sound.std() / max(wide.std(), 1e-9)
    return sound * (1 - wet) + wide * wet


def make(seconds):
    """The sound of a film, stereo, -1 to 1."""
    random = numpy.random.default_rng(SEED)
    count = int(seconds * RATE)
    t = numpy.arange(count) / RATE
    begins = [share * seconds for share, _ in CHORDS] + [seconds + FADE]
    chords = numpy.zeros((2, count))
    for (_, chord), begin, end in zip(CHORDS, begins, begins[1:]):
        shape = numpy.clip((t - begin) / FADE, 0, 1) * numpy.clip((end + FADE - t) / FADE, 0, 1)
        chords += pad(random, chord, count) * numpy.sin(shape * numpy.pi / 2) ** 2
    notes = numpy.zeros((2, count))
    for at, note, loudness in MELODY + BASS:
        start = int(at * seconds * RATE)
        sound = piano(note, loudness)[:count - start]
        side = .5 + (note - 69) / 90
        for channel, share in ((0, 1 - side), (1, side)):
            notes[channel, start:start + len(sound)] += sound * share
    water = noise(random, count, 250, 900) * (.55 + .45 * numpy.sin(2 * numpy.pi * .11 * t) * numpy.sin(2 * numpy.pi * .043 * t))
    water *= numpy.interp(t / seconds, (0, .15, .5, .8, 1), (.5, 1, 1, .6, .4))
    whole = (reverberate(random, notes * .50 + chords * .085) + water * .010
             + reverberate(random, birds(random, count, seconds * .27), wet=.5) * .045
             + reverberate(random, crickets(random, count, seconds * .76), wet=.3) * .014)
    whole *= numpy.clip(t / 2.5, 0, 1) * numpy.clip((seconds - t) / 3.5, 0, 1)
    return whole * (.5 / numpy.abs(whole).max())


def main(out, seconds):
    samples = (make(float(seconds)).T * 32767).astype("<i2")
    with wave.open(out, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
