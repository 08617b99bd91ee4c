import TactusHapticPatterns
import TactusPatternPlayback
import Testing

@Suite struct RateTests {
  private let pattern = HapticPattern(
    events: [
      HapticEvent(.continuous, time: 2, duration: 4, parameters: [.init(.attackTime, 0.5)]),
      HapticEvent(.transient, time: 3),
    ],
    parameters: [DynamicParameter(.hapticIntensity, 0.5, time: 6)],
    curves: [
      ParameterCurve(
        .hapticSharpness, time: 1,
        points: [.init(time: 0, value: 0), .init(time: 4, value: 1)])
    ])

  @Test("Divides every time and duration, and nothing else")
  func divides() {
    let quick = pattern.played(atRate: 2)
    #expect(quick.events[0].time == 1)
    #expect(quick.events[0].duration == 2)
    #expect(quick.events[0][.attackTime] == 0.5)
    #expect(quick.events[1].time == 1.5)
    #expect(quick.events[1].duration == nil)
    #expect(quick.parameters[0] == DynamicParameter(.hapticIntensity, 0.5, time: 3))
    #expect(quick.curves[0].time == 0.5)
    #expect(quick.curves[0].points == [.init(time: 0, value: 0), .init(time: 2, value: 1)])
    #expect(quick.duration == pattern.duration / 2)
  }

  @Test("An invalid rate changes nothing", arguments: [0, -1, .nan, .infinity, 1])
  func senseless(rate: Double) {
    #expect(pattern.played(atRate: rate) == pattern)
  }
}
