import TactusHapticPatterns
import TactusHapticPlayback
import Testing

@Suite struct CancellingTests {
  private let buzz = HapticPattern(events: [
    HapticEvent(.transient, time: 0), HapticEvent(.continuous, time: 0.5, duration: 1),
  ])

  // CoreHaptics.PL11.
  @Test("Cancelling stops now, and drops everything scheduled")
  func cancels() {
    var playback = PatternPlayback(buzz)
    playback.apply(.init(.start, at: 0))
    playback.apply(
      .init(
        .send([.init(.hapticIntensity, 0.5, time: 0.9), .init(.hapticIntensity, 0.1, time: 1.1)]),
        at: 0))
    playback.apply(.init(.start, at: 5))
    playback.cancel(at: 1)
    let played = playback.pattern(until: 10)
    #expect(played.events.map(\.time) == [0, 0.5])
    #expect(played.events[1].duration == 0.5)
    #expect(played.parameters.map(\.value) == [0.5])
    #expect(playback.isIdle(at: 1))
    playback.apply(.init(.start, at: 2))
    #expect(playback.pattern(until: 10).events.map(\.time) == [0, 0.5, 2, 2.5])
  }

  // CoreHaptics.PL11.
  @Test(
    "A cancelled curve holds the value that it has reached", arguments: [0, 1])
  func curve(forgotten: Int) {
    let curve = ParameterCurve(
      .hapticIntensity, time: 0, points: [.init(time: 0, value: 0), .init(time: 2, value: 1)])
    var playback = PatternPlayback(buzz)
    playback.apply(.init(.start, at: 0))
    playback.apply(.init(.schedule(curve), at: 0.2))
    if forgotten == 1 { playback.forget(before: 1) }
    playback.cancel(at: 1.2)
    let control = ParameterTimeline(.hapticIntensity, of: playback.pattern(until: 10))
    #expect(abs(control.value(at: 1.1) - 0.45) < 1e-6)
    #expect(abs(control.value(at: 3) - 0.5) < 1e-6)
  }

  @Test("The next change is a command, an event, a loop point or the end, whichever is first")
  func next() {
    var playback = PatternPlayback(buzz)
    #expect(playback.nextChange(after: 0) == nil)
    playback.apply(.init(.start, at: 1))
    #expect(playback.nextChange(after: 0) == 1)
    #expect(playback.nextChange(after: 1) == 1.5)
    #expect(playback.nextChange(after: 1.5) == 2.5)
    #expect(playback.nextChange(after: 2.5) == nil)
    playback.apply(.init(.loop(end: 1.2), at: 1.6))
    #expect(playback.nextChange(after: 1.7) == 2.2)
    playback.apply(.init(.pause, at: 2))
    #expect(playback.nextChange(after: 1.7) == 2)
  }

  @Test("A player is idle before its start, after its end, and while it is paused")
  func idle() {
    var playback = PatternPlayback(buzz)
    #expect(playback.isIdle(at: 0))
    playback.apply(.init(.start, at: 1))
    #expect(!playback.isIdle(at: 0))
    #expect(!playback.isIdle(at: 2.4))
    #expect(playback.isIdle(at: 2.5))
    playback.apply(.init(.pause, at: 2))
    #expect(playback.isIdle(at: 2))
    playback.apply(.init(.resume, at: 3))
    #expect(!playback.isIdle(at: 2))
    #expect(playback.completion == 3.5)
    playback.forget(before: 60)
    #expect(playback.completion == 3.5)
  }

  @Test("A command for a forgotten time takes effect at the earliest remembered time")
  func late() {
    var playback = PatternPlayback(buzz)
    playback.forget(before: 10)
    playback.apply(.init(.start, at: 2))
    #expect(playback.pattern(until: 20).events.map(\.time) == [9.9, 10.4])
  }
}
