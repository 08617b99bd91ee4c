import AVFoundation
import TactusPhone
import TactusPhoneLink
import TactusVoiceOver
import Testing

/// VoiceOver's speech and the sound beside it, as the speakers play them.
@Suite struct SpokenSoundTests {
  private func set(_ isOn: Bool, _ bench: SpeakerBench) {
    var settings = bench.lockstep.host.state.settings
    if isOn {
      settings.accessibility.insert(.voiceOver)
    } else {
      settings.accessibility.remove(.voiceOver)
    }
    bench.lockstep.send(.settings(settings))
  }

  /// Returns the average of samples: that of speech is about zero.
  private func mean(_ samples: [Float]) -> Float {
    samples.reduce(0, +) / Float(max(samples.count, 1))
  }

  @Test("VoiceOver.SO2. Speech sounds at the phone's volume, also with the silent switch on")
  func volume() throws {
    func loudest(_ change: (inout PhoneEnvironment) -> Void) -> Float {
      let bench = SpeakerBench()
      bench.set(change)
      set(true, bench)
      return bench.peaks(1).max() ?? 0
    }
    let full = loudest { $0.volume = 1 }
    #expect(full > 0.05)
    #expect(abs(loudest { $0.isSilent = true } - full) < 0.01)
    #expect(abs(loudest { $0.volume = 0.5 } - full / 2) < 0.01)
    #expect(loudest { $0.volume = 0 } == 0)
  }

  @Test("VoiceOver.SO2. After its end there is silence, and when VoiceOver is turned off at once")
  func end() throws {
    let bench = SpeakerBench()
    set(true, bench)
    #expect((bench.peaks(0.5).max() ?? 0) > 0.05)
    let log = try #require(bench.lockstep.host.state.speechLog.last)
    #expect(log.text == "VoiceOver on" && log.end == nil)
    _ = bench.peaks(4)
    #expect(bench.peaks(1) == [0, 0])
    set(false, bench)
    set(true, bench)
    #expect((bench.peaks(0.4).max() ?? 0) > 0.05)
    set(false, bench)
    // What is on its way to the speakers is still heard.
    _ = bench.peaks(0.1)
    #expect(bench.peaks(0.5) == [0, 0])
  }

  @Test("VoiceOver.SO3. Sounds of apps have 0.3 of their volume while VoiceOver speaks")
  func ducking() throws {
    let file = try SoundFixture(seconds: 20, level: 0.5, channelCount: 2)
    let bench = SpeakerBench()
    let player = try bench.run { try AVAudioPlayer(contentsOf: file.url) }
    #expect(bench.run { player.play() })
    _ = bench.peaks(0.5)
    #expect(bench.samples(0.3).allSatisfy { abs(mean($0) - 0.5) < 0.02 })
    set(true, bench)
    _ = bench.samples(0.1)
    let share = Float(VoiceOverConstants.duckedVolume)
    #expect(bench.samples(0.5).allSatisfy { abs(mean($0) - 0.5 * share) < 0.03 })
    _ = bench.samples(4)
    #expect(bench.samples(0.3).allSatisfy { abs(mean($0) - 0.5) < 0.02 })
  }

  @Test("VoiceOver.SI2. A gesture without an effect sounds twice, for a short time")
  func cue() throws {
    let bench = SpeakerBench()
    bench.set { $0.isSilent = true }
    set(true, bench)
    _ = bench.peaks(5)
    #expect(bench.peaks(1) == [0, 0])
    // Two taps of five fingers, which have no meaning.
    func touch(_ phase: TouchSample.Phase) {
      for finger in 0..<5 {
        let x = 60 + 50 * Double(finger)
        bench.lockstep.send(.touch(TouchReport(ContactID(UInt32(finger)), phase, x: x, y: 100)))
      }
    }
    for (phase, time) in [(TouchSample.Phase.began, 0.05), (.ended, 0.05), (.began, 0.05)] {
      touch(phase)
      bench.lockstep.advance(by: .seconds(time))
    }
    touch(.ended)
    let heard = bench.samples(0.5)[0].map(abs)
    let loudest = heard.max() ?? 0
    #expect(abs(loudest - 0.2) < 0.05)
    // Parts of 10 ms that sound, separated by one that does not.
    let parts = stride(from: 0, to: heard.count, by: 480).map { start in
      (heard[start..<min(start + 480, heard.count)].max() ?? 0) > loudest / 20
    }
    #expect(zip(parts, parts.dropFirst()).count { !$0 && $1 } + (parts[0] ? 1 : 0) == 2)
    #expect(parts.count { $0 } <= 12)
    #expect(bench.peaks(0.5) == [0, 0])
  }
}
