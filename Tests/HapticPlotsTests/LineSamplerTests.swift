import TactusHapticPlots
import Testing

@Suite struct LineSamplerTests {
  @Test("Removed points are within the tolerance of the line")
  func tolerance() {
    let points = (0...2000).map { PlotPoint(Double($0) / 2, 50 + 40 * Sine.value(Double($0) / 90)) }
    let kept = LineSampler.simplified(points, tolerance: 0.1)
    #expect(kept.count < points.count / 4)
    #expect(kept.first == points.first && kept.last == points.last)
    var segment = 0
    for point in points {
      while segment + 2 < kept.count, kept[segment + 1].x < point.x { segment += 1 }
      let (a, b) = (kept[segment], kept[segment + 1])
      let y = a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x)
      #expect(abs(y - point.y) <= 0.2)
    }
  }

  @Test("A step stays vertical")
  func step() {
    let scale = TimeScale(0...1, left: 0, width: 100)
    let line = LineSampler.line(over: 0...1, corners: [0.5], on: scale) { $0 < 0.5 ? 0 : 10 }
    #expect(line.count == 4)
    #expect(abs(line[1].x - 50) < 1e-6 && line[1].y == 0)
    #expect(abs(line[2].x - 50) < 1e-6 && line[2].y == 10)
  }

  @Test("A straight line is two points")
  func straight() {
    let scale = TimeScale(0...1, left: 0, width: 500)
    #expect(LineSampler.line(over: 0...1, corners: [0.25, 0.7], on: scale) { $0 * 9 }.count == 2)
  }

  @Test("Half a million corners make a line of bounded length with the same extremes and ends")
  func manyCorners() {
    let scale = TimeScale(0...1, left: 0, width: 600)
    let corners = (1..<500_000).map { Double($0) / 500_000 }
    func value(_ time: Double) -> Double {
      time == 0 ? 20 : Double(Int((time * 500_000).rounded()) % 7) * (time < 0.5 ? 1 : 10)
    }
    let line = LineSampler.line(over: 0...1, corners: corners, on: scale, y: value)
    #expect(line.count <= 600 * 16 + 4)
    #expect(line.first == PlotPoint(0, 20) && line.last == PlotPoint(600, value(1)))
    #expect(zip(line, line.dropFirst()).allSatisfy { $0.x <= $1.x })
    for left in stride(from: 1.0, to: 299, by: 1) {
      let levels = line.filter { ($0.x >= left) && ($0.x < left + 1) }.map(\.y)
      #expect(levels.min() == 0 && levels.max() == 6)
    }
  }
}
