import TactusHapticFormats
import TactusHapticPatterns
import TestSupport
import Testing

@Suite struct ControlRangeTests {
  @Test("The maximum over a span matches that of a direct search")
  func maximum() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      var pattern = HapticPattern()
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        let points = (0..<Int.random(in: 1..<6, using: &random)).map { index in
          ParameterCurve.ControlPoint(
            time: Double(index) * 0.3, value: Float.random(in: 0...1, using: &random))
        }
        let time = Double.random(in: 0...8, using: &random)
        pattern.curves.append(ParameterCurve(.hapticIntensity, time: time, points: points))
      }
      let timeline = ParameterTimeline(.hapticIntensity, of: pattern)
      let range = ControlRange(timeline)
      let start = Double.random(in: 0...9, using: &random)
      let end = start + Double.random(in: 0...4, using: &random)
      // By hand: samples, and both sides of each place where a segment begins.
      var expected: Float = 0
      for step in 0...1000 {
        expected = max(expected, timeline.value(at: start + (end - start) * Double(step) / 1000))
      }
      let found = range.maximum(over: start...end)
      #expect(found >= expected - 1e-5)
      #expect(found <= expected + 0.02, "steps of a thousandth may miss a peak, but not by much")
    }
  }

  @Test("Without a control the maximum is 1")
  func none() {
    let range = ControlRange(ParameterTimeline(.hapticIntensity, of: HapticPattern()))
    #expect(range.maximum(over: 0...10) == 1)
  }
}
