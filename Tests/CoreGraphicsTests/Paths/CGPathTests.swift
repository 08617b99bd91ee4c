import CoreGraphics
import Testing

struct CGPathTests {
  /// Returns the elements of a path in a short notation.
  private func elements(of path: CGPath) -> [String] {
    var found: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      func text(_ count: Int) -> String {
        (0..<count).map { "\(points[$0].x),\(points[$0].y)" }.joined(separator: " ")
      }
      switch element.pointee.type {
      case .moveToPoint: found.append("M \(text(1))")
      case .addLineToPoint: found.append("L \(text(1))")
      case .addQuadCurveToPoint: found.append("Q \(text(2))")
      case .addCurveToPoint: found.append("C \(text(3))")
      case .closeSubpath: found.append("Z")
      }
    }
    return found
  }

  @Test("A path returns its elements as they were added")
  func added() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 9, y: 9))  // there is nowhere to go from
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4), transform: CGAffineTransform(scaleX: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    #expect(
      elements(of: path) == [
        "M 1.0,2.0", "L 6.0,8.0", "Q 7.0,8.0 5.0,6.0", "C 2.0,2.0 3.0,3.0 1.0,1.0", "Z",
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("After a closed subpath the next begins at the same start")
  func afterClosing() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(elements(of: path).suffix(3) == ["Z", "M 0.0,0.0", "L 5.0,5.0"])
  }

  @Test("The bounding box includes controls; that of the path does not")
  func boxes() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull && path.isEmpty)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let tight = path.boundingBoxOfPath
    #expect(abs(tight.height - 5) < 1e-9 && tight.width == 10)
  }

  @Test("An arc goes towards greater angles, or smaller ones if it is clockwise")
  func arcs() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.boundingBoxOfPath.minX) < 1e-9 && abs(path.boundingBoxOfPath.minY) < 1e-9)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let box = other.boundingBoxOfPath
    #expect(abs(box.minX + 10) < 1e-3 && abs(box.minY + 10) < 1e-3 && abs(box.maxY - 10) < 1e-3)
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 7, clockwise: false)
    #expect(elements(of: circle).count == 5)  // one move, four quarters
  }

  @Test("A tangent arc touches both lines")
  func cornerArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(elements(of: path)[1] == "L 7.0,0.0")
    #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 3) < 1e-9)
    let box = path.boundingBoxOfPath
    #expect(box.maxX <= 10.001)
    // Collinear sides have no corner.
    path.addArc(tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 9), radius: 3)
    #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 8) < 1e-9)
  }

  @Test("A hole is outside if the directions are opposite, or with the even-odd rule")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(path.contains(CGPoint(x: -5, y: 1), transform: move))
  }

  @Test("The corners and sides of a path are inside, and the points beside them are not")
  func edges() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200),
    ])
    for point in [
      CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200),
      CGPoint(x: 100, y: 175), CGPoint(x: 200, y: 75), CGPoint(x: 50, y: 0),
    ] { #expect(path.contains(point), "\(point)") }
    for point in [CGPoint(x: 200, y: 151), CGPoint(x: 100, y: 176), CGPoint(x: -1, y: 0)] {
      #expect(!path.contains(point), "\(point)")
    }
  }

  @Test("A rectangle is recognized, and a rotated one is not")
  func isRect() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test("Round corners that fill the sides have no lines between them")
  func rounded() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let pill = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(elements(of: pill).count { $0.hasPrefix("L") } == 2)
    let all = CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: nil)
    #expect(elements(of: all).count { $0.hasPrefix("C") } == 4)
    #expect(!all.contains(CGPoint(x: 0.3, y: 0.3)) && all.contains(CGPoint(x: 1, y: 1)))
    #expect(all.boundingBoxOfPath == rect)
  }

  @Test("Equal paths are equal, and a copy does not change with its original")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    #expect(copy == path && copy.hashValue == path.hashValue)
    path.addLine(to: CGPoint(x: 4, y: 4))
    #expect(copy != path)
    let parts = path.componentsSeparated()
    #expect(parts.count == 2 && parts[0] == copy)
  }

  @Test("The initializers imported from C yield the same as Swift's methods")
  func namesOfC() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    let outline = try #require(
      CGPath(
        __byStroking: path, transform: nil, lineWidth: 4, lineCap: .round, lineJoin: .round,
        miterLimit: 0))
    #expect(outline.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 24))
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let moved = CGPath(
      __byStroking: path, transform: &shift, lineWidth: 2, lineCap: .butt, lineJoin: .miter,
      miterLimit: 10)
    #expect(moved?.boundingBox == CGRect(x: 4, y: -1, width: 12, height: 22))
    let dashes = CGPath(__byDashing: path, transform: nil, phase: 0, lengths: [2, 3], count: 2)
    #expect(dashes == path.copy(dashingWithPhase: 0, lengths: [2, 3]))
  }
}
