import PencilKit
import TestSupport
import Testing

/// Steps Ink.SP1–SP4.
@Suite struct StrokePathTests {
  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(a.x - b.x, a.y - b.y)
  }

  @Test("Ink.SP1. The curve begins at the first point, ends at the last one, and is smooth")
  func curve() {
    let points = [(0, 0), (30, 60), (60, 0), (90, 60)].map { StrokePoints.point($0.0, $0.1) }
    let path = StrokePoints.path(points)
    #expect(path.count == 4 && path[2].location == CGPoint(x: 60, y: 0))
    #expect(Self.distance(path.interpolatedLocation(at: 0), path[0].location) < 1e-9)
    #expect(Self.distance(path.interpolatedLocation(at: 3), path[3].location) < 1e-9)
    // In between: (P(0) + 4·P(1) + P(2)) / 6.
    let inner = path.interpolatedLocation(at: 1)
    #expect(abs(inner.x - 30) < 1e-9 && abs(inner.y - 40) < 1e-9)
    // The second difference is continuous, and 0 at the ends.
    func bend(_ value: CGFloat) -> CGFloat {
      let step: CGFloat = 1e-3
      let places = [value - step, value, value + step].map { path.interpolatedLocation(at: $0).y }
      return (places[0] - 2 * places[1] + places[2]) / (step * step)
    }
    #expect(abs(bend(1e-3)) < 1 && abs(bend(3 - 1e-3)) < 1)
    #expect(abs(bend(1 - 1e-4) - bend(1 + 1e-4)) < 1 && abs(bend(1)) > 100)
    let dot = StrokePoints.path([StrokePoints.point(5, 6)])
    #expect(dot.interpolatedLocation(at: 0) == CGPoint(x: 5, y: 6))
    #expect(PKStrokePath().isEmpty)
  }

  @Test("Ink.SP2. All properties are means of those of the control points; angles the short way")
  func properties() {
    let points = [
      StrokePoints.point(0, 0, at: 0, width: 2, opacity: 0, force: 0, azimuth: 3),
      StrokePoints.point(10, 0, at: 1, width: 8, opacity: 0.6, force: 3, azimuth: -3),
      StrokePoints.point(20, 0, at: 2, width: 2, opacity: 0, force: 0, azimuth: 3),
    ]
    let middle = StrokePoints.path(points).interpolatedPoint(at: 1)
    #expect(abs(middle.size.width - 6) < 1e-9 && abs(middle.opacity - 0.4) < 1e-9)
    #expect(abs(middle.force - 2) < 1e-9 && abs(middle.timeOffset - 1) < 1e-9)
    // Between 3 and 2π − 3 the mean is near π, not near 0.
    let expected = -3 - (2 * CGFloat.pi - 6) / 3
    #expect(abs(middle.azimuth - expected) < 1e-9)
    let path = StrokePoints.path(points)
    #expect(path.interpolatedPoint(at: -5).location == path.interpolatedPoint(at: 0).location)
    #expect(path.interpolatedPoint(at: 99).timeOffset == path.interpolatedPoint(at: 2).timeOffset)
  }

  @Test("Ink.SP3. Parametric values are a distance, a time or a step apart")
  func offsets() {
    let points = (0...4).map { StrokePoints.point(CGFloat($0) * 25, 0, at: Double($0) * 0.5) }
    let path = StrokePoints.path(points)
    let middle = path.parametricValue(0, offsetBy: .distance(50))
    #expect(abs(middle - 2) < 1e-6)
    #expect(abs(path.parametricValue(4, offsetBy: .distance(-50)) - 2) < 1e-6)
    #expect(abs(path.parametricValue(1, offsetBy: .time(0.75)) - 2.5) < 1e-6)
    #expect(path.parametricValue(1, offsetBy: .parametricStep(1.5)) == 2.5)
    #expect(path.parametricValue(1, offsetBy: .distance(1e6)) == 4)
    #expect(path.parametricValue(1, offsetBy: .time(-1e6)) == 0)
    #expect(path.parametricValue(.nan, offsetBy: .distance(.nan)) == 0)
    #expect(PKStrokePath().parametricValue(1, offsetBy: .distance(1)) == 0)
  }

  @Test("Ink.SP4. Points with a stride begin at the start and do not pass the end")
  func strides() {
    let points = (0...4).map { StrokePoints.point(CGFloat($0) * 25, 0, at: Double($0) * 0.5) }
    let path = StrokePoints.path(points)
    let places = path.interpolatedPoints(by: .distance(40)).map { $0.location.x.rounded() }
    #expect(places == [0, 40, 80])
    #expect(path.interpolatedPoints(by: .parametricStep(1)).map(\.location.x).count == 5)
    let times = path.interpolatedPoints(in: 1...3, by: .time(0.25)).map(\.timeOffset)
    #expect(zip(times, [0.5, 0.75, 1, 1.25, 1.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(times.count == 5)
    // A stride that leads nowhere gives the first point only.
    for stride in [PKStrokePath.InterpolatedSlice.Stride.distance(0), .time(.nan), .distance(-1)] {
      #expect(path.interpolatedPoints(by: stride).map(\.timeOffset) == [0])
    }
    #expect(PKStrokePath().interpolatedPoints(by: .distance(1)).map(\.force).isEmpty)
  }

  @Test(
    "Ink.SP2, Ink.SP3, Ink.SP4. Random curves stay within their points and have equal strides",
    arguments: 0..<200 as Range<UInt64>)
  func randomCurves(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let path = StrokePoints.random(&random)
    let end = CGFloat(path.count - 1)
    let (xs, times) = (path.map(\.location.x), path.map(\.timeOffset))
    var last = -1.0
    for step in 0...40 {
      let point = path.interpolatedPoint(at: end * CGFloat(step) / 40)
      #expect(
        point.location.x >= (xs.min() ?? 0) - 1e-9 && point.location.x <= (xs.max() ?? 0) + 1e-9)
      #expect(point.opacity >= 0 && point.opacity <= 1 + 1e-9 && point.force >= -1e-9)
      #expect(point.timeOffset >= times[0] - 1e-9 && point.timeOffset > last)
      last = point.timeOffset - 1e-12
    }
    let stride = CGFloat.random(in: 3...30, using: &random)
    let points = Array(path.interpolatedPoints(by: .distance(stride)))
    var value: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst()) {
      // The straight line is no longer than the way along the curve, which many chords measure.
      #expect(Self.distance(a.location, b.location) <= stride + 1e-6)
      let next = path.parametricValue(value, offsetBy: .distance(stride))
      let chords = (0...400).map {
        path.interpolatedLocation(at: value + (next - value) * CGFloat($0) / 400)
      }
      let way = zip(chords, chords.dropFirst()).reduce(CGFloat(0)) {
        $0 + Self.distance($1.0, $1.1)
      }
      #expect(abs(way - stride) < stride * 2e-3 + 1e-2)
      #expect(Self.distance(b.location, path.interpolatedLocation(at: next)) < 1e-6)
      // The way back leads to the same place.
      #expect(abs(path.parametricValue(next, offsetBy: .distance(-stride)) - value) < 1e-4)
      value = next
    }
  }
}
