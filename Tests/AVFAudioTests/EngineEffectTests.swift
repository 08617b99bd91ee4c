import AVFoundation
import Testing

/// Effects, rendered by hand; steps AudioEngine.FX2–FX6.
@Suite struct EngineEffectTests {
  /// Renders one second of sound through an effect.
  ///
  /// - Parameter signal: The samples of both channels by frame.
  private func render(
    _ unit: AVAudioUnit, seconds: Double = 1, channels: AVAudioChannelCount = 2,
    _ signal: @escaping (Int) -> Float
  ) throws -> [[Float]] {
    let format = try #require(
      AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: channels))
    let engine = AVAudioEngine()
    try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
    nonisolated(unsafe) var position = 0
    let source = AVAudioSourceNode(format: format) { _, _, count, list in
      for buffer in UnsafeMutableAudioBufferListPointer(list) {
        guard let data = buffer.mData?.assumingMemoryBound(to: Float.self) else { return -1 }
        for frame in 0..<Int(count) { data[frame] = signal(position + frame) }
      }
      position += Int(count)
      return 0
    }
    engine.attach(source)
    engine.attach(unit)
    engine.connect(source, to: unit, format: format)
    engine.connect(unit, to: engine.mainMixerNode, format: format)
    try engine.start()
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4096))
    var result = [[Float]](repeating: [], count: Int(channels))
    while result[0].count < Int(seconds * 48_000) {
      #expect(try engine.renderOffline(4096, to: buffer) == .success)
      for channel in result.indices {
        guard let data = buffer.floatChannelData?[channel] else { continue }
        result[channel] += UnsafeBufferPointer(start: data, count: 4096)
      }
    }
    return result
  }

  private func tone(_ frequency: Double, _ level: Double = 0.25) -> (Int) -> Float {
    { Float(level * sin(2 * .pi * frequency * Double($0) / 48_000)) }
  }

  /// The level of a tone's second half in dB above that of the input.
  private func gain(_ unit: AVAudioUnit, at frequency: Double) throws -> Double {
    let samples = try render(unit, tone(frequency))[0].suffix(24_000)
    let power = samples.reduce(0) { $0 + Double($1 * $1) } / Double(samples.count)
    return 10 * log10(power / (0.25 * 0.25 / 2))
  }

  private func equalizer(
    _ type: AVAudioUnitEQFilterType, _ frequency: Float, gain: Float = 0, bandwidth: Float = 0.5
  ) -> AVAudioUnitEQ {
    let unit = AVAudioUnitEQ(numberOfBands: 2)
    let band = unit.bands[1]
    (band.filterType, band.frequency, band.gain) = (type, frequency, gain)
    (band.bandwidth, band.bypass) = (bandwidth, false)
    return unit
  }

  @Test("AudioEngine.FX3. Bands raise and lower the frequencies that their kind says")
  func bands() throws {
    #expect(abs(try gain(equalizer(.parametric, 1000, gain: 12), at: 1000) - 12) < 0.5)
    #expect(abs(try gain(equalizer(.parametric, 1000, gain: 12), at: 100)) < 0.5)
    #expect(abs(try gain(equalizer(.parametric, 1000, gain: -24), at: 1000) + 24) < 0.5)
    #expect(try gain(equalizer(.lowPass, 500), at: 5000) < -20)
    #expect(abs(try gain(equalizer(.lowPass, 5000), at: 100)) < 1.5)
    #expect(try gain(equalizer(.highPass, 2000), at: 100) < -20)
    #expect(abs(try gain(equalizer(.highPass, 200), at: 5000)) < 1.5)
    #expect(try gain(equalizer(.bandPass, 1000, bandwidth: 0.5), at: 100) < -10)
    let (inside, outside) = (
      try gain(equalizer(.bandPass, 1000), at: 1000), try gain(equalizer(.bandPass, 1000), at: 8000)
    )
    #expect(inside > outside + 10, "\(inside) \(outside)")
    let stopped = try gain(equalizer(.bandStop, 1000, bandwidth: 1), at: 1000)
    #expect(stopped < -3, "\(stopped)")
    #expect(abs(try gain(equalizer(.bandStop, 1000, bandwidth: 0.5), at: 8000)) < 1.5)
    #expect(abs(try gain(equalizer(.lowShelf, 1000, gain: 9), at: 50) - 9) < 1)
    #expect(abs(try gain(equalizer(.lowShelf, 1000, gain: 9), at: 15_000)) < 1)
    #expect(abs(try gain(equalizer(.highShelf, 1000, gain: -9), at: 15_000) + 9) < 1)
    #expect(abs(try gain(equalizer(.resonantHighShelf, 1000, gain: -9), at: 30)) < 1)
  }

  @Test("AudioEngine.FX3. Bands are bypassed at first, and the global gain applies to all")
  func defaults() throws {
    let unit = AVAudioUnitEQ(numberOfBands: 3)
    #expect(unit.bands.allSatisfy { $0.bypass && $0.bandwidth == 0.5 && $0.gain == 0 })
    #expect(abs(try gain(unit, at: 440)) < 0.001)
    let quiet = AVAudioUnitEQ(numberOfBands: 0)
    quiet.globalGain = -20
    #expect(abs(try gain(quiet, at: 440) + 20) < 0.01)
    let bypassed = equalizer(.lowPass, 100)
    bypassed.bypass = true
    #expect(abs(try gain(bypassed, at: 5000)) < 0.001)
  }

  @Test("AudioEngine.FX2. Parameters are limited, and a number that is none is the default")
  func limits() {
    let band = AVAudioUnitEQ(numberOfBands: 1).bands[0]
    (band.gain, band.bandwidth, band.frequency) = (100, 9, -5)
    #expect(band.gain == 24 && band.bandwidth == 5 && band.frequency == 20)
    (band.gain, band.bandwidth) = (.nan, .infinity)
    #expect(band.gain == 0 && band.bandwidth == 0.5)
    let delay = AVAudioUnitDelay()
    #expect((delay.delayTime, delay.feedback) == (1, 50))
    #expect((delay.lowPassCutoff, delay.wetDryMix) == (15_000, 100))
    (delay.delayTime, delay.feedback, delay.wetDryMix) = (7, -700, .nan)
    #expect((delay.delayTime, delay.feedback, delay.wetDryMix) == (2, -100, 0))
    let distortion = AVAudioUnitDistortion()
    #expect(distortion.preGain == -6 && distortion.wetDryMix == 50)
    distortion.preGain = 90
    #expect(distortion.preGain == 20)
    #expect(AVAudioUnitEQ(numberOfBands: -3).bands.isEmpty)
  }

  @Test("AudioEngine.FX5. Echoes come after the delay and become softer by the feedback")
  func echoes() throws {
    let unit = AVAudioUnitDelay()
    (unit.delayTime, unit.feedback, unit.wetDryMix) = (0.25, 50, 50)
    unit.lowPassCutoff = 20_000
    let left = try render(unit) { (0..<48).contains($0) ? 0.5 : 0 }[0]
    func peak(_ seconds: Double) -> Float {
      let first = Int(seconds * 48_000)
      return left[max(0, first - 100)..<(first + 200)].map(abs).max() ?? 0
    }
    #expect(abs(peak(0) - 0.25) < 0.01 && peak(0.125) < 0.001)
    #expect((0.15...0.35).contains(peak(0.25)))
    #expect((0.4...0.6).contains(peak(0.5) / peak(0.25)))
  }

  @Test("AudioEngine.FX4. A reverberation continues after its sound, longer in a cathedral")
  func reverberation() throws {
    func tail(_ preset: AVAudioUnitReverbPreset, mix: Float = 100) throws -> Double {
      let unit = AVAudioUnitReverb()
      unit.loadFactoryPreset(preset)
      unit.wetDryMix = mix
      let tone = tone(440)
      let channels = try render(unit, seconds: 2) { $0 < 12_000 ? tone($0) : 0 }
      #expect(channels.allSatisfy { $0.allSatisfy { $0.isFinite } })
      return channels[0][60_000..<72_000].reduce(0) { $0 + Double($1 * $1) }
    }
    let (small, large) = (try tail(.smallRoom), try tail(.cathedral))
    #expect(large > 0.001 && large > small * 10)
    #expect(try tail(.cathedral, mix: 0) == 0)
  }

  @Test("AudioEngine.FX6. Every distortion adds overtones, and none is louder than full scale")
  func distortion() throws {
    for number in 0...21 {
      let unit = AVAudioUnitDistortion()
      unit.loadFactoryPreset(try #require(AVAudioUnitDistortionPreset(rawValue: number)))
      (unit.wetDryMix, unit.preGain) = (100, 0)
      let samples = try render(unit, seconds: 0.5, tone(440))[0].suffix(12_000)
      #expect(samples.allSatisfy { $0.isFinite && abs($0) <= 1.5 }, "\(number)")
      // What is left without the tone itself.
      var (sine, cosine, power) = (0.0, 0.0, 0.0)
      for (index, sample) in samples.enumerated() {
        let angle = 2 * .pi * 440 * Double(index) / 48_000
        sine += Double(sample) * sin(angle)
        cosine += Double(sample) * cos(angle)
        power += Double(sample * sample)
      }
      let own = 2 * (sine * sine + cosine * cosine) / Double(samples.count)
      #expect(power > 0 && (power - own) / power > 1e-5, "\(number)")
    }
  }

  @Test("AudioEngine.FX2. One channel is rendered as well as two")
  func channels() throws {
    for count in [1, 2] as [AVAudioChannelCount] {
      let unit = AVAudioUnitDelay()
      unit.wetDryMix = 0
      let rendered = try render(unit, seconds: 0.1, channels: count, tone(440))
      #expect(rendered.count == Int(count))
      #expect(abs((rendered[0].max() ?? 0) - 0.25) < 0.01)
    }
  }
}
