import TactusHapticPatterns
import TestSupport
import Testing

@Suite struct ParameterTimelineTests {
  private func timeline(
    _ parameters: [DynamicParameter] = [], _ curves: [ParameterCurve] = [],
    id: DynamicParameter.ID = .hapticIntensity
  ) -> ParameterTimeline {
    ParameterTimeline(id, of: HapticPattern(parameters: parameters, curves: curves))
  }

  private func curve(_ time: Double, _ points: [(Double, Float)]) -> ParameterCurve {
    ParameterCurve(
      .hapticIntensity, time: time, points: points.map { .init(time: $0.0, value: $0.1) })
  }

  // Signal.C1.
  @Test("Without changes the default holds for ever", arguments: DynamicParameter.ID.allCases)
  func holdsDefault(id: DynamicParameter.ID) {
    let timeline = timeline(id: id)
    #expect(timeline.isDefault)
    for time in [-1.0, 0, 0.5, 1e9] { #expect(timeline.value(at: time) == id.defaultValue) }
  }

  @Test("A parameter acts from its time on and not before")
  func stepsAtItsTime() {
    let timeline = timeline([DynamicParameter(.hapticIntensity, 0.25, time: 0.5)])
    #expect(timeline.value(at: 0.4999) == 1)
    #expect(timeline.value(at: 0.5) == 0.25)
    #expect(timeline.value(at: 100) == 0.25)
  }

  // Signal.C3–C5.
  @Test("A curve is straight between its points, from its own start, and then holds")
  func followsCurve() {
    let timeline = timeline([], [curve(1, [(0, 0), (1, 1), (2, 0.5)])])
    #expect(timeline.value(at: 0.99) == 1)
    #expect(timeline.value(at: 1) == 0)
    #expect(timeline.value(at: 1.25) == 0.25)
    #expect(timeline.value(at: 2) == 1)
    #expect(timeline.value(at: 2.5) == 0.75)
    #expect(timeline.value(at: 9) == 0.5)
  }

  // Signal.C3.
  @Test("Before a curve's first point the earlier value stays")
  func waitsForFirstPoint() {
    let timeline = timeline([], [curve(1, [(0.5, 0.2), (1, 0.4)])])
    #expect(timeline.value(at: 1.25) == 1)
    #expect(timeline.value(at: 1.5) == 0.2)
  }

  // Signal.C2.
  @Test("The change that begins last is in force")
  func laterChangeWins() {
    let timeline = timeline(
      [DynamicParameter(.hapticIntensity, 0.9, time: 1.5)], [curve(1, [(0, 0), (1, 1)])])
    #expect(timeline.value(at: 1.25) == 0.25)
    #expect(timeline.value(at: 1.5) == 0.9)
    #expect(timeline.value(at: 2) == 0.9)
  }

  // Signal.C2.
  @Test("A curve that is cut off leaves the value it had reached until the next first point")
  func cutCurveHolds() {
    let timeline = timeline([], [curve(0, [(0, 0), (1, 1)]), curve(0.5, [(0.25, 0.1)])])
    #expect(timeline.value(at: 0.25) == 0.25)
    #expect(timeline.value(at: 0.6) == 0.5)
    #expect(timeline.value(at: 0.75) == 0.1)
  }

  // Signal.C2.
  @Test("Changes at one time count in the author's order")
  func lastAtOneTimeWins() {
    let timeline = timeline([
      DynamicParameter(.hapticIntensity, 0.1, time: 0),
      DynamicParameter(.hapticIntensity, 0.7, time: 0),
    ])
    #expect(timeline.value(at: 0) == 0.7)
  }

  // Signal.C4.
  @Test("Points on one another make a step")
  func coincidentPointsStep() {
    let timeline = timeline([], [curve(0, [(0, 0), (1, 0), (1, 1)])])
    #expect(timeline.value(at: 0.999) == 0)
    #expect(timeline.value(at: 1) == 1)
  }

  @Test("Any value it gives lies between the values it was given, whatever the times")
  func staysWithinBounds() {
    var random = SeededRandom(seed: 24)
    for _ in 0..<300 {
      let curves = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        curve(
          .random(in: -1...3, using: &random),
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            (.random(in: -1...2, using: &random), .random(in: 0...1, using: &random))
          })
      }
      let timeline = timeline([], curves)
      for time in stride(from: -2.0, to: 6, by: 0.01) {
        let value = timeline.value(at: time)
        #expect(value >= -1e-3 && value <= 1 + 1e-3, "\(curves) at \(time)")
      }
      let starts = timeline.segments.map(\.start)
      #expect(starts == starts.sorted())
    }
  }
}
