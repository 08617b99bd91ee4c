import QuartzCore
import TestSupport
import Testing

struct TimingFunctionTests {
  @Test("The named curves have their known values half-way")
  func known() {
    // Found by halving the interval in 50 digits, outside of this program. The controls of timing
    // functions are of single precision.
    let known: [(CAMediaTimingFunctionName, Double, Double)] = [
      (.linear, 0.3, 0.3), (.easeIn, 0.5, 0.315_356_812_573), (.easeOut, 0.5, 0.684_643_187_427),
      (.easeInEaseOut, 0.5, 0.5), (.default, 0.5, 0.802_403_387_585),
      (.default, 0.25, 0.408_510_591_355), (.easeInEaseOut, 0.25, 0.129_161_931_047),
    ]
    let worst = known.map { name, x, y in
      abs(curve(of: CAMediaTimingFunction(name: name)).value(at: x) - y)
    }.max()
    #expect((worst ?? 1) < 1e-7)
  }

  @Test("Random curves are inverted exactly")
  func random() {
    var random = SeededRandom(seed: 11)
    var worst = 0.0
    for _ in 0..<300 {
      let (x1, x2) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let (y1, y2) = (
        Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random)
      )
      let t = Double.random(in: 0...1, using: &random)
      func place(_ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      // Where the curve is vertical, many values have one time.
      let slope =
        3 * ((1 - t) * (1 - t) * x1 + 2 * (1 - t) * t * (x2 - x1) + t * t * (1 - x2))
      guard slope > 0.02 else { continue }
      let found = TimingCurve(x1, y1, x2, y2).value(at: place(x1, x2))
      worst = max(worst, abs(found - place(y1, y2)))
    }
    #expect(worst < 1e-10)
  }

  @Test("A curve begins at 0 and ends at 1, and the times of controls are clamped")
  func ends() {
    let curve = TimingCurve(-3, 5, 4, -5)
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    #expect(curve.x1 == 0 && curve.x2 == 1)
    #expect(TimingCurve(.nan, .infinity, 0.5, 0.5).value(at: 0.5).isFinite)
  }

  @Test("A timing function returns its four points, and equals one with the same")
  func points() {
    let function = CAMediaTimingFunction(name: .easeIn)
    var point: [Float] = [9, 9]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    #expect(function == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(function != CAMediaTimingFunction(name: .easeOut))
  }

  private func curve(of function: CAMediaTimingFunction) -> TimingCurve {
    var points: [Float] = [0, 0, 0, 0]
    points.withUnsafeMutableBufferPointer { points in
      guard let base = points.baseAddress else { return }
      function.getControlPoint(at: 1, values: base)
      function.getControlPoint(at: 2, values: base + 2)
    }
    return TimingCurve(Double(points[0]), Double(points[1]), Double(points[2]), Double(points[3]))
  }
}
