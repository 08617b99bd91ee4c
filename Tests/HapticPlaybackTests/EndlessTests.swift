import TactusHapticPatterns
import TactusHapticPlayback
import Testing

/// Step CoreHaptics.PL13: an event without end lasts until its player is stopped.
@Suite struct EndlessTests {
  private static let loop = WaveformReference(path: "loop.wav", loops: true)

  /// The events that have no end of their own.
  private static let endless = [
    HapticEvent(.continuous, time: 0.25), HapticEvent(.continuous, time: 0.25, duration: 0),
    HapticEvent(.audioContinuous, time: 0.25),
    HapticEvent(.audioCustom, time: 0.25, waveform: loop),
    HapticEvent(.audioCustom, time: 0.25, duration: 0, waveform: loop),
  ]

  private func playback(_ event: HapticEvent, _ commands: PlayerCommand...) -> PatternPlayback {
    let tap = HapticEvent(.transient, time: 0)
    var playback = PatternPlayback(HapticPattern(events: [tap, event]))
    for command in commands { playback.apply(command) }
    return playback
  }

  @Test("CoreHaptics.PL13. It is not over by itself", arguments: endless)
  func lasts(event: HapticEvent) {
    #expect(event.isEndless)
    let playback = playback(event, .init(.start, at: 1))
    for time in [1, 1.25, 31, 3_600, 90_000.0] { #expect(!playback.isOver(at: time)) }
    #expect(playback.completion == nil && playback.nextChange(after: 1.25) == nil)
    let played = playback.pattern(until: 3_600).events.last
    #expect(played?.time == 1.25 && played?.duration ?? 0 >= 100_000)
  }

  @Test("CoreHaptics.PL13. A stop, a cancel and a pause end it", arguments: endless)
  func ends(event: HapticEvent) {
    for end in [PlayerCommand(.stop, at: 41), .init(.pause, at: 41)] {
      let stopped = playback(event, .init(.start, at: 1), end)
      #expect(stopped.pattern(until: 100).events.last?.duration == 39.75)
      #expect(stopped.isOver(at: 41) == (end.action == .stop))
    }
    var cancelled = playback(event, .init(.start, at: 1))
    cancelled.cancel(at: 41)
    #expect(cancelled.pattern(until: 100).events.last?.duration == 39.75)
    #expect(cancelled.isOver(at: 41))
  }

  @Test("CoreHaptics.PL13. A resume, and a seek behind its start, play it on", arguments: endless)
  func continues(event: HapticEvent) {
    let resumed = playback(
      event, .init(.start, at: 0), .init(.pause, at: 5), .init(.resume, at: 6),
      .init(.stop, at: 9)
    ).pattern(until: 20)
    #expect(resumed.events.dropFirst().map(\.time) == [0.25, 6])
    #expect(resumed.events.dropFirst().map(\.duration) == [4.75, 3])
    let sought = playback(event, .init(.start, at: 0), .init(.seek(7_000), at: 2))
    #expect(!sought.isOver(at: 3))
    #expect(sought.pattern(until: 20).events.map(\.time) == [0, 0.25, 2])
  }

  @Test("CoreHaptics.PL13. A loop's end begins it again; without one, no pass ends")
  func loops() {
    for event in Self.endless {
      let looped = playback(event, .init(.loop(end: 1), at: 0), .init(.start, at: 0))
      let events = looped.pattern(until: 2.5).events.filter { $0.kind != .transient }
      #expect(events.map(\.time) == [0.25, 1.25, 2.25])
      #expect(events.prefix(2).map(\.duration) == [0.75, 0.75])
      let whole = playback(event, .init(.loop(end: 0), at: 0), .init(.start, at: 0))
      #expect(whole.pattern(until: 100).events.count == 2 && !whole.isOver(at: 1e6))
    }
  }

  @Test("CoreHaptics.PL13. The parameters of an endless pattern are changes to come")
  func controls() {
    let buzz = HapticEvent(.continuous, time: 0)
    let curve = ParameterCurve(
      .hapticSharpness, time: 4, points: [.init(time: 0, value: 0), .init(time: 2, value: 1)])
    var playback = PatternPlayback(
      HapticPattern(
        events: [buzz], parameters: [.init(.hapticIntensity, 0.5, time: 9)], curves: [curve]))
    playback.apply(.init(.setRate(2), at: 0))
    playback.apply(.init(.start, at: 1))
    var times: [Double] = []
    var now = 1.0
    while let next = playback.nextChange(after: now), times.count < 9 {
      times.append(next)
      now = next
    }
    #expect(times == [3, 4, 5.5])
  }

  @Test("CoreHaptics.PL13. What is forgotten does not end it")
  func forgetting() {
    var playback = playback(.init(.continuous, time: 0), .init(.start, at: 0))
    for step in 1...200 { playback.forget(before: Double(step)) }
    #expect(!playback.isOver(at: 200))
    #expect(playback.pattern(until: 202).events.map(\.kind) == [.continuous])
    playback.apply(.init(.stop, at: 300))
    #expect(playback.pattern(until: 400).events.map(\.duration) == [300])
  }

  @Test("CoreHaptics.PL13. A tap, a sound that does not loop and a duration have an end")
  func ending() {
    let events = [
      HapticEvent(.transient, time: 0), HapticEvent(.continuous, time: 0, duration: 0.001),
      HapticEvent(.audioCustom, time: 0, waveform: WaveformReference(path: "once.wav")),
      HapticEvent(.audioCustom, time: 0, duration: 2, waveform: Self.loop),
      HapticEvent(.audioCustom, time: 0),
    ]
    #expect(events.allSatisfy { !$0.isEndless })
  }

  @Test("CoreHaptics.PL3. A stop ends a sound of unknown length; the pattern's end does not")
  func unknownLength() {
    let sound = HapticEvent(
      .audioCustom, time: 0.25, waveform: WaveformReference(path: "once.wav"))
    let stopped = playback(
      sound, .init(.loop(end: 5), at: 0), .init(.start, at: 0), .init(.stop, at: 1))
    #expect(stopped.pattern(until: 9).events.last?.duration == 0.75)
    #expect(playback(sound, .init(.start, at: 0)).pattern(until: 9).events.last?.duration == nil)
  }
}
