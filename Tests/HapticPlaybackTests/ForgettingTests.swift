import TactusHapticPatterns
import TactusHapticPlayback
import TestSupport
import Testing

@Suite struct ForgettingTests {
  private static let lengths = ["noise.wav": 0.0625]

  /// The part of a pattern that matters from a time on, for comparison.
  private struct Rest {
    private let events: [UInt64: HapticEvent]
    private let timelines: [ParameterTimeline]

    init(_ version: LivePattern, from time: Double) {
      let pattern = version.pattern
      let pairs = zip(version.labels, pattern.events).filter { $1.soundsUntil > time }
      events = Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
      timelines = DynamicParameter.ID.allCases.map { ParameterTimeline($0, of: pattern) }
    }

    /// Returns the differences in words.
    func differences(from other: Rest, after time: Double) -> [String] {
      var found: [String] = []
      for label in Set(events.keys).symmetricDifference(other.events.keys) {
        found.append("event \(label) in one only")
      }
      for (label, event) in events {
        guard let twin = other.events[label] else { continue }
        if !event.isNear(twin) { found.append("event \(event), not \(twin)") }
      }
      for (index, timeline) in timelines.enumerated() {
        let twin = other.timelines[index]
        for moment in moments(timeline.id, after: time)
        where abs(timeline.value(at: moment) - twin.value(at: moment)) > 1e-4 {
          found.append("\(timeline.id) \(timeline.value(at: moment)) at \(moment) after \(time)")
        }
      }
      return found
    }

    /// Returns the times at which a parameter is read: at steps from now on, and once for events
    /// that have begun.
    private func moments(_ id: DynamicParameter.ID, after time: Double) -> [Double] {
      let later = (0..<300).map { time + Double($0) * 0.0123 }
      let isHaptic = id.rawValue.hasPrefix("Haptic")
      let once = events.values.filter { $0.kind.isHaptic == isHaptic }
        .flatMap { event -> [Double] in
          switch id {
          case .hapticIntensity: event.kind == .transient ? [event.time] : []
          case .hapticAttackTime, .audioAttackTime: event.kind == .transient ? [] : [event.time]
          case .hapticReleaseTime, .audioReleaseTime:
            event.kind == .transient ? [] : [event.time + event.audibleDuration(length: 0.0625)]
          case .hapticDecayTime, .audioDecayTime:
            event.kind == .transient || event[.sustained] < 0.5
              ? [0, 0.002, 0.1, 0.3].map { event.time + $0 } : []
          default: []
          }
        }
      return later + once
    }
  }

  // CoreHaptics.PL12.
  @Test("Forgetting changes nothing that sounds later", arguments: RandomCases.seeds(300))
  func equivalence(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pattern = HapticPattern.random(using: &random, seconds: 0.8)
    var whole = PatternPlayback(pattern, soundLengths: Self.lengths)
    var forgetful = whole
    var mistakes: [String] = []
    for command in PlayerCommand.randomScript(using: &random, seconds: 5) {
      whole.apply(command)
      forgetful.apply(command)
      if Bool.random(using: &random) { forgetful.forget(before: command.time) }
      if Int.random(in: 0..<4, using: &random) == 0 {
        let from = command.time
        let expected = Rest(whole.livePattern(until: from + 2), from: from)
        mistakes += Rest(forgetful.livePattern(until: from + 2), from: from)
          .differences(from: expected, after: from)
        if forgetful.position(at: from) != nil || whole.position(at: from) != nil {
          let distance = (forgetful.position(at: from) ?? -1) - (whole.position(at: from) ?? -1)
          if abs(distance) > 1e-6 { mistakes.append("position off by \(distance)") }
        }
        let ends = (forgetful.completion ?? -1, whole.completion ?? -1)
        if abs(ends.0 - ends.1) > 1e-6 { mistakes.append("ends at \(ends)") }
      }
    }
    #expect(mistakes.isEmpty, "\(mistakes.count): \(mistakes.prefix(4))")
  }

  // CoreHaptics.PL12.
  @Test("Of ten thousand parameters during one long vibration a few are kept")
  func bounded() {
    let buzz = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 30)])
    var playback = PatternPlayback(buzz)
    playback.apply(.init(.start, at: 0))
    var most = 0
    for step in 0..<10_000 {
      let time = Double(step) * 0.003
      let id = DynamicParameter.ID.allCases[step % 12]
      playback.apply(.init(.send([.init(id, 0.5, time: 0)]), at: time))
      playback.forget(before: time)
      let pattern = playback.pattern(until: time + 1)
      most = max(most, pattern.events.count + pattern.parameters.count + playback.commands.count)
    }
    // A tenth of a second is remembered: 34 commands and what they sent, and 12 controls in force.
    #expect(most < 100)
  }

  // CoreHaptics.PL12.
  @Test(
    "A sound whose length is not known is kept as long as it may be heard",
    arguments: [(60.0, 59.0, true), (60, 63, false), (nil, 9, true), (nil, 33, false)])
  func unknownSounds(duration: Double?, time: Double, isKept: Bool) {
    let sound = HapticEvent(
      .audioCustom, time: 0, duration: duration, waveform: WaveformReference(path: "song.wav"))
    let buzz = HapticEvent(.continuous, time: 0, duration: 100)
    var playback = PatternPlayback(HapticPattern(events: [sound, buzz]))
    playback.apply(.init(.start, at: 0))
    for step in 1...Int(time) { playback.forget(before: Double(step)) }
    let kinds = playback.livePattern(until: time + 2).pattern.events.map(\.kind)
    #expect(kinds.contains(.audioCustom) == isKept && kinds.contains(.continuous))
  }

  @Test("Of ten thousand changes of rate a few pieces are kept, and the position is right")
  func rates() {
    let buzz = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 1_000)])
    var playback = PatternPlayback(buzz)
    playback.apply(.init(.start, at: 0))
    var position = 0.0
    var most = 0
    for step in 0..<10_000 {
      let time = Double(step) * 0.003
      let rate = step.isMultiple(of: 2) ? 0.5 : 2
      playback.apply(.init(.setRate(rate), at: time))
      playback.forget(before: time)
      position += rate * 0.003
      most = max(most, playback.commands.count)
    }
    #expect(abs((playback.position(at: 30) ?? 0) - position) < 1e-6)
    #expect(most < 50)
    #expect(playback.pattern(until: 31).events.count == 1)
  }

  @Test("A long loop keeps only the sounding events of its last passes")
  func loops() {
    let taps = HapticPattern(events: [
      HapticEvent(.transient, time: 0), HapticEvent(.transient, time: 0.05),
    ])
    var playback = PatternPlayback(taps)
    playback.apply(.init(.loop(end: 0.1), at: 0))
    playback.apply(.init(.start, at: 0))
    var most = 0
    for second in 1..<600 {
      playback.forget(before: Double(second))
      most = max(most, playback.livePattern(until: Double(second) + 1).labels.count)
    }
    // 20 taps a second, of which those of a quarter and a tenth of one are remembered.
    #expect(most >= 20 && most < 30)
  }

  // CoreHaptics.PL12.
  @Test("An endless loop at a hostile rate stops at the limit, and returns its horizon")
  func horizon() {
    let taps = HapticPattern(events: (0..<50).map { HapticEvent(.transient, time: Double($0)) })
    var playback = PatternPlayback(taps)
    playback.apply(.init(.setRate(1e9), at: 0))
    playback.apply(.init(.loop(end: 0), at: 0))
    playback.apply(.init(.start, at: 0))
    let version = playback.livePattern(until: 1e6, atMost: 1_000)
    #expect(version.pattern.events.count <= 1_000)
    #expect(version.horizon > 0.015 && version.horizon < 0.025)
    #expect(version.pattern.events.allSatisfy { $0.time <= version.horizon })
    let all = playback.pattern(until: version.horizon)
    #expect(all.events.count <= version.pattern.events.count)
    #expect(playback.livePattern(until: 0.5, atMost: 100_000).horizon == 0.5)
  }

  @Test("Labels are unique and the same in every version", arguments: 0..<40)
  func labels(seed: UInt64) {
    var random = SeededRandom(seed: 7_000 + seed)
    var playback = PatternPlayback(.random(using: &random, seconds: 0.8))
    var known: [UInt64: HapticEvent] = [:]
    var changed = 0
    for command in PlayerCommand.randomScript(using: &random, seconds: 4) {
      playback.apply(command)
      playback.forget(before: command.time)
      let version = playback.livePattern(until: command.time)
      #expect(Set(version.labels).count == version.labels.count)
      for (label, event) in zip(version.labels, version.pattern.events) {
        if let before = known[label], !(before.kind == event.kind && before.time == event.time) {
          changed += 1
        }
        known[label] = event
      }
    }
    #expect(changed == 0)
  }
}

extension HapticEvent {
  /// A time until which the event may sound.
  fileprivate var soundsUntil: Double {
    time + (kind == .transient ? 0.02 : audibleDuration(length: 0.0625))
  }

  fileprivate func isNear(_ other: HapticEvent) -> Bool {
    kind == other.kind && abs(time - other.time) < 1e-9 && parameters == other.parameters
      && abs((duration ?? -1) - (other.duration ?? -1)) < 1e-9 && waveform == other.waveform
  }
}
