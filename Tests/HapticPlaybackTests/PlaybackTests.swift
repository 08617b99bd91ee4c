import TactusHapticPatterns
import TactusHapticPlayback
import Testing

@Suite struct PlaybackTests {
  private let taps = HapticPattern(events: [
    HapticEvent(.transient, time: 0), HapticEvent(.transient, time: 0.5),
    HapticEvent(.transient, time: 1),
  ])
  private let buzz = HapticPattern(
    events: [
      HapticEvent(
        .continuous, time: 0, duration: 1,
        parameters: [.init(.hapticIntensity, 0.5), .init(.attackTime, 0.4)])
    ])

  private func times(_ pattern: HapticPattern, _ commands: PlayerCommand..., until end: Double = 10)
    -> [Double]
  {
    play(pattern, commands, until: end).events.map(\.time)
  }

  private func play(
    _ pattern: HapticPattern, _ commands: [PlayerCommand], until end: Double = 10
  ) -> HapticPattern {
    var playback = PatternPlayback(pattern)
    for command in commands { playback.apply(command) }
    return playback.pattern(until: end)
  }

  @Test("A player without commands plays nothing")
  func silence() {
    #expect(play(taps, []) == HapticPattern())
    #expect(PatternPlayback(taps).completion == nil)
  }

  // CoreHaptics.PL2.
  @Test("A start moves the pattern to its time, and it ends with the last event")
  func start() {
    #expect(times(taps, .init(.start, at: 2)) == [2, 2.5, 3])
    var playback = PatternPlayback(taps)
    playback.apply(.init(.start, at: 2))
    #expect(playback.completion == 3)
    #expect(playback.position(at: 2.25) == 0.25)
    #expect(playback.position(at: 1.99) == nil)
    #expect(playback.position(at: 3.01) == nil)
  }

  // CoreHaptics.PL3.
  @Test("A stop cuts off what follows, on either side of an event")
  func stop() {
    #expect(times(taps, .init(.start, at: 0), .init(.stop, at: 0.5)) == [0])
    #expect(times(taps, .init(.start, at: 0), .init(.stop, at: 0.501)) == [0, 0.5])
    let cut = play(buzz, [.init(.start, at: 1), .init(.stop, at: 1.25)])
    #expect(cut.events[0].duration == 0.25)
  }

  // CoreHaptics.PL3.
  @Test("A pause holds, a resume continues, and no tap is played twice or lost")
  func pause() {
    #expect(
      times(taps, .init(.start, at: 0), .init(.pause, at: 0.5), .init(.resume, at: 2)) == [
        0, 2, 2.5,
      ])
    let parts = play(
      buzz, [.init(.start, at: 0), .init(.pause, at: 0.25), .init(.resume, at: 1)]
    ).events
    #expect(parts.map(\.time) == [0, 1])
    #expect(parts.map(\.duration) == [0.25, 0.75])
    // Only the first part sets in slowly.
    #expect(parts.map { $0[.attackTime] } == [0.4, 0])
  }

  // CoreHaptics.PL1.
  @Test("Commands may arrive in any order")
  func order() {
    let (start, stop) = (PlayerCommand(.start, at: 1), PlayerCommand(.stop, at: 1.6))
    #expect(play(taps, [start, stop]) == play(taps, [stop, start]))
  }

  // CoreHaptics.PL4, CoreHaptics.PL5.
  @Test("A seek jumps; behind the end it ends playback, or restarts a loop")
  func seek() {
    #expect(
      times(taps, .init(.start, at: 0), .init(.seek(0.9), at: 0.1)).map { ($0 * 1e9).rounded() }
        == [0, 0.2e9])
    #expect(times(taps, .init(.start, at: 0), .init(.seek(1), at: 0.1)) == [0])
    #expect(
      times(
        taps, .init(.loop(end: 0), at: 0), .init(.start, at: 0), .init(.seek(1), at: 0.25),
        until: 1) == [0, 0.25, 0.75])
    #expect(times(taps, .init(.seek(0.5), at: 0), .init(.start, at: 3)) == [3, 3.5])
  }

  // CoreHaptics.PL9.
  @Test("The rate scales times and durations, and may change on the way")
  func rate() {
    #expect(times(taps, .init(.setRate(2), at: 0), .init(.start, at: 1)) == [1, 1.25, 1.5])
    let long = play(buzz, [.init(.start, at: 0), .init(.setRate(0.5), at: 0.5)])
    #expect(long.events.map(\.duration) == [1.5])
    #expect(times(taps, .init(.start, at: 0), .init(.setRate(0.5), at: 0.75)) == [0, 0.5, 1.25])
  }

  // CoreHaptics.PL6.
  @Test("A loop restarts at its end until looping ends")
  func loop() {
    #expect(
      times(taps, .init(.loop(end: 0.75), at: 0), .init(.start, at: 0), until: 1.6)
        == [0, 0.5, 0.75, 1.25, 1.5])
    #expect(
      times(
        taps, .init(.loop(end: 0.75), at: 0), .init(.start, at: 0), .init(.endLoop, at: 0.8))
        == [0, 0.5, 0.75, 1.25, 1.75])
    // The last tap is at the loop's end, and the first of the next pass with it.
    #expect(
      times(taps, .init(.loop(end: 0), at: 0), .init(.start, at: 0), until: 1.2) == [0, 0.5, 1, 1])
  }

  // CoreHaptics.PL6.
  @Test("An empty loop at a rate of a billion is bounded")
  func runaway() {
    let nothing = HapticPattern(events: [HapticEvent(.transient, time: 0)])
    let count = times(
      nothing, .init(.setRate(1e9), at: 0), .init(.loop(end: 0), at: 0), .init(.start, at: 0),
      until: 1
    ).count
    #expect(count > 900 && count <= 1_001)
  }

  // CoreHaptics.PL8.
  @Test("Parameters and scheduled curves count from their command")
  func live() {
    let curve = ParameterCurve(
      .hapticSharpness, time: 5, points: [.init(time: 0, value: 0), .init(time: 1, value: 1)])
    let played = play(
      taps,
      [
        .init(.start, at: 0), .init(.send([.init(.hapticIntensity, 0.5, time: 0.1)]), at: 0.3),
        .init(.schedule(curve), at: 0.4),
      ])
    #expect(played.parameters == [DynamicParameter(.hapticIntensity, 0.5, time: 0.4)])
    #expect(played.curves.map(\.time) == [0.4])
  }

  // CoreHaptics.PL10.
  @Test("A muted player continues in silence")
  func mute() {
    let played = play(
      taps,
      [.init(.start, at: 0), .init(.setMuted(true), at: 0.4), .init(.setMuted(false), at: 0.9)])
    let control = ParameterTimeline(.hapticIntensity, of: played)
    #expect(played.events.map(\.time) == [0, 0.5, 1])
    #expect(played.events.map { control.value(at: $0.time) } == [1, 0, 1])
  }
}
