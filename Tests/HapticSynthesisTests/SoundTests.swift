import Foundation
import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct SoundTests {
  private func tone(_ parameters: [EventParameter] = [], for duration: Double = 0.5)
    -> HapticPattern
  {
    HapticPattern(events: [
      HapticEvent(.audioContinuous, time: 0, duration: duration, parameters: parameters)
    ])
  }

  private func sound(
    _ parameters: [EventParameter] = [], duration: Double? = nil, envelope: Bool = false,
    loops: Bool = false
  ) -> HapticPattern {
    HapticPattern(events: [
      HapticEvent(
        .audioCustom, time: 0.1, duration: duration, parameters: parameters,
        waveform: WaveformReference(path: "a", usesVolumeEnvelope: envelope, loops: loops))
    ])
  }

  /// Reproducible noise of 0.1 s.
  private let noise: Waveform = {
    var random = SeededRandom(seed: 7)
    return Waveform(
      sampleRate: 48_000,
      channels: [(0..<4_800).map { _ in .random(in: -0.9...0.9, using: &random) }])
  }()

  // Signal.S1.
  @Test("Pitch moves a tone by an octave up or down", arguments: [-1, -0.5, 0, 0.5, 1])
  func pitch(pitch: Float) {
    let left = RenderedSignals(tone([.init(.audioPitch, pitch), .init(.audioBrightness, 0)])).left
    let expected = 440 * SoundMapping.ratio(pitch: Double(pitch))
    let peak = Spectrum(left[4_800..<19_200], rate: 48_000).peak(in: 100...1_000)
    // One bin of 0.3 s.
    #expect(abs(peak - expected) <= 3.4)
  }

  // Signal.S2.
  @Test("Brightness adds partials and keeps the loudness")
  func brightness() {
    let dull = RenderedSignals(tone([.init(.audioBrightness, 0)])).left[4_800..<19_200]
    let bright = RenderedSignals(tone([.init(.audioBrightness, 1)])).left[4_800..<19_200]
    let dullThird = Spectrum(dull, rate: 48_000).power(at: 1_320)
    let brightThird = Spectrum(bright, rate: 48_000).power(at: 1_320)
    #expect(brightThird > 1_000 * dullThird)
    #expect(abs(Spectrum.decibels(rms(bright) / rms(dull))) < 0.2)
  }

  // Signal.S2.
  @Test("A tone has no aliasing at any sample rate")
  func noAliases() {
    let signals = RenderedSignals(tone([.init(.audioPitch, 1)]), sampleRate: 8_000)
    let spectrum = Spectrum(signals.left[800..<3_200], rate: 8_000)
    let fundamental = spectrum.power(at: 880)
    // Partials are at 880, 1760, 2640, 3520; their images would lie between them.
    for hertz in [600.0, 1_200, 2_200, 3_080, 3_900] {
      #expect(Spectrum.decibels((spectrum.power(at: hertz) / fundamental).squareRoot()) < -70)
    }
  }

  // Signal.S3.
  @Test("Pan is a balance: the center has unity gain, and each side silences the other")
  func pan() {
    let middle = RenderedSignals(tone())
    #expect(middle.left == middle.right)
    let left = RenderedSignals(tone([.init(.audioPan, -1)]))
    #expect(left.right.allSatisfy { $0 == 0 })
    #expect(left.left == middle.left)
    let half = RenderedSignals(tone([.init(.audioPan, 0.5)]))
    #expect(abs(rms(half.left[4_800..<19_200]) / rms(half.right[4_800..<19_200]) - 0.5) < 1e-4)
  }

  @Test("Volume multiplies, and so does its control")
  func volume() {
    let full = RenderedSignals(tone())
    var quiet = tone([.init(.audioVolume, 0.5)])
    quiet.parameters = [DynamicParameter(.audioVolume, 0.5, time: 0)]
    let louder = RenderedSignals(quiet).left.map { 4 * $0 }
    #expect(Signals.difference(full.left, louder) < 1e-5)
  }

  // Signal.S4.
  @Test("A sound without pitch or envelope is played sample for sample")
  func verbatim() {
    let left = RenderedSignals(sound(), waveforms: ["a": noise]).left
    #expect(left[..<4_800].allSatisfy { $0 == 0 })
    #expect(Array(left[4_800..<9_600]) == noise.channels[0])
    #expect(left[9_600...].allSatisfy { $0 == 0 })
  }

  // Signal.S5.
  @Test("A sound is truncated to a shorter duration, and repeated only if it loops")
  func duration() {
    let cut = RenderedSignals(sound(duration: 0.05), waveforms: ["a": noise]).left
    #expect(Array(cut[4_800..<7_200]) == Array(noise.channels[0][..<2_400]))
    #expect(cut[7_200...].allSatisfy { $0 == 0 })
    let padded = RenderedSignals(sound(duration: 0.25), waveforms: ["a": noise]).left
    #expect(padded[9_600...].allSatisfy { $0 == 0 })
    let looped = RenderedSignals(sound(duration: 0.25, loops: true), waveforms: ["a": noise]).left
    #expect(Array(looped[9_600..<14_400]) == noise.channels[0])
    #expect(Array(looped[14_400..<16_800]) == Array(noise.channels[0][..<2_400]))
    #expect(looped[16_800...].allSatisfy { $0 == 0 })
  }

  // Signal.S4.
  @Test("A sound an octave up keeps the frequencies that fit, without aliasing")
  func resampling() {
    func played(_ hertz: Double) -> Spectrum {
      let wave = Waveform(
        sampleRate: 48_000,
        channels: [(0..<48_000).map { Float(sin(2 * .pi * hertz * Double($0) / 48_000)) * 0.5 }])
      let left = RenderedSignals(sound([.init(.audioPitch, 1)]), waveforms: ["a": wave]).left
      return Spectrum(left[7_200..<26_400], rate: 48_000)
    }
    #expect(abs(Spectrum.decibels(played(1_000).power(at: 2_000).squareRoot() / 0.5)) < 0.1)
    // 15 kHz would be 30 kHz, which folds to 18 kHz.
    #expect(Spectrum.decibels(played(15_000).power(at: 18_000).squareRoot() / 0.5) < -60)
  }

  @Test("A missing sound is silence, not an error")
  func missing() {
    #expect(RenderedSignals(sound()).left.allSatisfy { $0 == 0 })
  }

  private func rms(_ samples: ArraySlice<Float>) -> Double {
    (samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(samples.count)).squareRoot()
  }
}
