import HapticPatterns
import HapticPerformance
import Testing

@Suite struct CancellingTests {
  private let buzz = HapticPattern(events: [
    HapticEvent(.transient, time: 0), HapticEvent(.continuous, time: 0.5, duration: 1),
  ])

  @Test("Cancelling stops now, and drops what was to come on either side of now")
  func cancels() {
    var performance = Performance(buzz)
    performance.tell(.init(.start, at: 0))
    performance.tell(
      .init(
        .send([.init(.hapticIntensity, 0.5, time: 0.9), .init(.hapticIntensity, 0.1, time: 1.1)]),
        at: 0))
    performance.tell(.init(.start, at: 5))
    performance.cancel(at: 1)
    let played = performance.pattern(until: 10)
    #expect(played.events.map(\.time) == [0, 0.5])
    #expect(played.events[1].duration == 0.5)
    #expect(played.parameters.map(\.value) == [0.5])
    #expect(performance.isIdle(at: 1))
    performance.tell(.init(.start, at: 2))
    #expect(performance.pattern(until: 10).events.map(\.time) == [0, 0.5, 2, 2.5])
  }

  @Test(
    "A curve that is under way when it is cancelled holds what it has reached", arguments: [0, 1])
  func curve(forgotten: Int) {
    let curve = ParameterCurve(
      .hapticIntensity, time: 0, points: [.init(time: 0, value: 0), .init(time: 2, value: 1)])
    var performance = Performance(buzz)
    performance.tell(.init(.start, at: 0))
    performance.tell(.init(.schedule(curve), at: 0.2))
    if forgotten == 1 { performance.forget(before: 1) }
    performance.cancel(at: 1.2)
    let control = ParameterTimeline(.hapticIntensity, of: performance.pattern(until: 10))
    #expect(abs(control.value(at: 1.1) - 0.45) < 1e-6)
    #expect(abs(control.value(at: 3) - 0.5) < 1e-6)
  }

  @Test("What happens next is a command, an event, a turn or the end, whichever is first")
  func next() {
    var performance = Performance(buzz)
    #expect(performance.nextChange(after: 0) == nil)
    performance.tell(.init(.start, at: 1))
    #expect(performance.nextChange(after: 0) == 1)
    #expect(performance.nextChange(after: 1) == 1.5)
    #expect(performance.nextChange(after: 1.5) == 2.5)
    #expect(performance.nextChange(after: 2.5) == nil)
    performance.tell(.init(.loop(end: 1.2), at: 1.6))
    #expect(performance.nextChange(after: 1.7) == 2.2)
    performance.tell(.init(.pause, at: 2))
    #expect(performance.nextChange(after: 1.7) == 2)
  }

  @Test("A player is idle before its start is told, after its end, and while it is paused")
  func idle() {
    var performance = Performance(buzz)
    #expect(performance.isIdle(at: 0))
    performance.tell(.init(.start, at: 1))
    #expect(!performance.isIdle(at: 0))
    #expect(!performance.isIdle(at: 2.4))
    #expect(performance.isIdle(at: 2.5))
    performance.tell(.init(.pause, at: 2))
    #expect(performance.isIdle(at: 2))
    performance.tell(.init(.resume, at: 3))
    #expect(!performance.isIdle(at: 2))
    #expect(performance.completion == 3.5)
    performance.forget(before: 60)
    #expect(performance.completion == 3.5)
  }

  @Test("What is told for a time that is forgotten counts from there")
  func late() {
    var performance = Performance(buzz)
    performance.forget(before: 10)
    performance.tell(.init(.start, at: 2))
    #expect(performance.pattern(until: 20).events.map(\.time) == [9.9, 10.4])
  }
}
