import TactusDisplayList
import Testing

struct StrokeOutlineTests {
  /// A right angle: to the right, then down.
  static let corner: DrawingPath = {
    var path = DrawingPath()
    path.move(to: DrawingPoint(0, 0))
    path.addLine(to: DrawingPoint(10, 0))
    path.addLine(to: DrawingPoint(10, 10))
    return path
  }()

  @Test("A stroke has its width, and ends with its cap")
  func caps() {
    for (cap, beyond) in [(StrokeStyle.Cap.butt, 0.0), (.square, 1), (.round, 1)] {
      let outline = Self.corner.stroked(StrokeStyle(width: 2, cap: cap, join: .bevel))
      let bounds = outline.bounds
      #expect(abs((bounds?.x ?? .nan) + beyond) < 0.02, "\(cap)")
      #expect(abs((bounds?.y ?? .nan) + 1) < 0.02, "\(cap)")
    }
  }

  @Test("A corner is mitered up to the limit, rounded or cut off")
  func joins() {
    let tip = DrawingPoint(10.9, -0.9)
    let edge = DrawingPoint(10.4, -0.4)
    let miter = Self.corner.stroked(StrokeStyle(width: 2, join: .miter))
    #expect(miter.contains(tip))
    let limited = Self.corner.stroked(StrokeStyle(width: 2, join: .miter, miterLimit: 1.41))
    #expect(!limited.contains(tip))
    let within = Self.corner.stroked(StrokeStyle(width: 2, join: .miter, miterLimit: 1.42))
    #expect(within.contains(tip))
    let round = Self.corner.stroked(StrokeStyle(width: 2, join: .round))
    #expect(!round.contains(tip) && round.contains(DrawingPoint(10.69, -0.69)))
    #expect(!round.contains(DrawingPoint(10.72, -0.72)))
    let bevel = Self.corner.stroked(StrokeStyle(width: 2, join: .bevel))
    #expect(bevel.contains(edge) && !bevel.contains(DrawingPoint(10.6, -0.6)))
  }

  @Test("The stroke of a closed path leaves its inside open")
  func closed() {
    var path = DrawingPath()
    path.addEllipse(in: DrawingRect(x: 0, y: 0, width: 20, height: 20))
    let outline = path.stroked(StrokeStyle(width: 2))
    #expect(!outline.contains(DrawingPoint(10, 10)))
    #expect(outline.contains(DrawingPoint(20.95, 10)) && outline.contains(DrawingPoint(19.05, 10)))
    #expect(!outline.contains(DrawingPoint(21.05, 10)))
    #expect(!outline.contains(DrawingPoint(18.95, 10)))
  }

  @Test("A point is stroked with a round or square cap only")
  func dot() {
    var path = DrawingPath()
    path.move(to: DrawingPoint(5, 5))
    path.addLine(to: DrawingPoint(5, 5))
    #expect(path.stroked(StrokeStyle(width: 4)).isEmpty)
    let disc = path.stroked(StrokeStyle(width: 4, cap: .round))
    #expect(disc.contains(DrawingPoint(6.3, 6.3)) && !disc.contains(DrawingPoint(6.6, 6.6)))
    #expect(path.stroked(StrokeStyle(width: 4, cap: .square)).contains(DrawingPoint(6.6, 6.6)))
  }

  @Test("A stroke with a width of 0 or NaN draws nothing")
  func noWidth() {
    let widths = [0, -1, .nan, .infinity]
    #expect(widths.allSatisfy { Self.corner.stroked(StrokeStyle(width: $0)).isEmpty })
  }
}
