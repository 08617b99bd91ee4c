import TactusHapticSynthesis
import Testing

/// Sounds in memory.
@Suite struct WaveformTests {
  @Test("Samples are kept as they are, and those that are no numbers as silence")
  func samples() {
    let stereo = Waveform(sampleRate: 48_000, channels: [[0, 0.5, .nan], [1, -.infinity, -1]])
    #expect(stereo.channels == [[0, 0.5, 0], [1, 0, -1]])
    #expect(stereo.channelCount == 2 && stereo.frameCount == 3)
    let mono = Waveform(sampleRate: 3, channels: [[0.25, 0.5, 0.75]])
    #expect(mono.channels == [[0.25, 0.5, 0.75]] && mono.channelCount == 1)
    #expect(mono.duration == 1)
    #expect(Waveform(sampleRate: 3, channels: []).frameCount == 0)
  }

  @Test("Waveforms are equal by their samples and rate")
  func equality() {
    let one = Waveform(sampleRate: 48_000, channels: [[1, 0.5]])
    #expect(one == Waveform(sampleRate: 48_000, channels: [[1, 0.5]]))
    #expect(one != Waveform(sampleRate: 44_100, channels: [[1, 0.5]]))
    #expect(one != Waveform(sampleRate: 48_000, channels: [[1, 0.25]]))
    #expect(one != Waveform(sampleRate: 48_000, channels: [[1, 0.5], [1, 0.5]]))
    #expect(one != Waveform(sampleRate: 48_000, channels: [[1]]))
  }

  @Test("The first frames are dropped, at most all of them")
  func dropping() {
    let sound = Waveform(sampleRate: 48_000, channels: [[1, 2, 3], [4, 5, 6]])
    #expect(sound.dropFirst(0) == sound)
    #expect(sound.dropFirst(-1) == sound)
    #expect(sound.dropFirst(2).channels == [[3], [6]])
    #expect(sound.dropFirst(9).frameCount == 0)
  }

  @Test("A weak reference finds the samples as long as something plays them")
  func weakReference() {
    var playing: Waveform? = Waveform(sampleRate: 48_000, channels: [[1, 2]])
    let reference = playing.map(WeakWaveform.init)
    #expect(reference?.waveform == playing)
    playing = nil
    #expect(reference?.waveform == nil)
  }
}
