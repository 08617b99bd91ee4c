import CoreGraphics
import Testing

/// Areas of paths that are joined, cut and compared.
@Suite struct CGPathRegionTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  /// Returns the corners of a path's subpaths, each from its least one on.
  private func loops(_ path: CGPath) -> [[CGPoint]] {
    var loops: [[CGPoint]] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: loops.append([element.pointee.points[0]])
      case .addLineToPoint: loops[loops.count - 1].append(element.pointee.points[0])
      default: break
      }
    }
    return loops
  }

  /// Returns the area of loops by the formula of trapezoids; holes count as negative.
  private func area(_ path: CGPath) -> CGFloat {
    var sum: CGFloat = 0
    for loop in loops(path) {
      for (one, two) in zip(loop, loop.dropFirst() + loop.prefix(1)) {
        sum += one.x * two.y - two.x * one.y
      }
    }
    return sum / 2
  }

  @Test("Drawing.CG6. Two squares are joined and cut, and their common part is found")
  func squares() {
    let (one, two) = (square(0, 0, 2), square(1, 1, 2))
    let union = one.union(two)
    #expect(
      loops(union) == [
        [
          CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 1), CGPoint(x: 3, y: 1),
          CGPoint(x: 3, y: 3), CGPoint(x: 1, y: 3), CGPoint(x: 1, y: 2), CGPoint(x: 0, y: 2),
        ]
      ])
    #expect(area(union) == 7)
    var rect = CGRect.null
    #expect(one.intersection(two).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(area(one.subtracting(two)) == 3 && loops(one.subtracting(two)).count == 1)
    // Both parts touch in two corners, and stay separate.
    let difference = one.symmetricDifference(two)
    #expect(area(difference) == 6 && loops(difference).count == 2)
    #expect(one.intersects(two) && !one.intersects(square(2, 0, 2)))
    #expect(one.intersection(square(5, 5, 1)).isEmpty && one.subtracting(square(-1, -1, 9)).isEmpty)
  }

  @Test("Drawing.CG6. Squares side by side become one, without the points between them")
  func neighbors() {
    let union = square(0, 0, 2).union(square(2, 0, 2))
    #expect(
      loops(union) == [
        [
          CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 2), CGPoint(x: 0, y: 2),
        ]
      ])
    let hole = square(0, 0, 4).subtracting(square(1, 1, 2))
    #expect(area(hole) == 12 && loops(hole).count == 2)
    #expect(!hole.contains(CGPoint(x: 2, y: 2)) && hole.contains(CGPoint(x: 0.5, y: 2)))
    #expect(hole.union(square(1, 1, 2)).isRect(nil))
  }

  @Test("Drawing.CG6. A path that crosses itself becomes loops that both rules fill alike")
  func crossing() {
    let star = CGMutablePath()
    // A pentagram, whose middle is inside by one rule only.
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5
      let point = CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let plain = star.normalized(using: rule)
      for filling in [CGPathFillRule.winding, .evenOdd] {
        for point in [CGPoint.zero, CGPoint(x: 8, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: -3, y: 0)]
        {
          #expect(plain.contains(point, using: filling) == star.contains(point, using: rule))
        }
      }
    }
    #expect(star.contains(.zero, using: .winding) && !star.contains(.zero, using: .evenOdd))
    #expect(loops(star.normalized(using: .evenOdd)).count == 5)
    #expect(loops(star.normalized()).count == 1)
  }

  @Test("Drawing.CG6. Curves are joined as straight pieces near them")
  func curves() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let half = circle.subtracting(
      CGPath(rect: CGRect(x: -20, y: -20, width: 40, height: 20), transform: nil))
    #expect(abs(area(half) - 50 * .pi) < 0.05)
    #expect(abs(half.boundingBoxOfPath.minY) < 1e-6 && half.boundingBoxOfPath.maxY > 9.99)
    #expect(abs(area(circle.union(circle)) - 100 * .pi) < 0.1)
    #expect(circle.symmetricDifference(circle).isEmpty)
    // A tiny circle is as exact as a large one.
    var small = CGAffineTransform(scaleX: 1e-6, y: 1e-6)
    let tiny = circle.copy(using: &small)?.union(CGPath(rect: .zero, transform: nil))
    #expect(tiny.map { abs(area($0) / (100e-12 * .pi) - 1) < 0.001 } == true)
  }

  @Test("Drawing.CG7. Parts of an area have their holes and keep their curves")
  func components() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 40, y: 0, width: 9, height: 9))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    path.addEllipse(in: CGRect(x: 8, y: 8, width: 4, height: 4))
    let parts = path.componentsSeparated(using: .evenOdd)
    #expect(parts.count == 3)
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(parts.first == ring)
    #expect(parts.dropFirst().first == square(40, 0, 9))
    #expect(parts.last?.boundingBox == CGRect(x: 8, y: 8, width: 4, height: 4))
    let crossing = CGMutablePath()
    crossing.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    crossing.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(crossing.componentsSeparated().map(area) == [7])
    #expect(crossing.componentsSeparated(using: .evenOdd).map(area) == [3, 3])
    #expect(CGMutablePath().componentsSeparated().isEmpty)
  }

  @Test("Drawing.CG6. Lines are cut at the edges of an area")
  func lines() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 1))
    line.addLine(to: CGPoint(x: 5, y: 1))
    line.addLine(to: CGPoint(x: 5, y: 5))
    let inside = line.lineIntersection(square(0, 0, 3))
    #expect(loops(inside) == [[CGPoint(x: 0, y: 1), CGPoint(x: 3, y: 1)]])
    let outside = line.lineSubtracting(square(0, 0, 3))
    #expect(
      loops(outside) == [
        [CGPoint(x: -5, y: 1), CGPoint(x: 0, y: 1)],
        [CGPoint(x: 3, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)],
      ])
    // A line along the edge is inside.
    #expect(!line.lineIntersection(square(0, 1, 3)).isEmpty)
    #expect(
      loops(line.lineIntersection(square(4, 2, 2))) == [[CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 4)]])
    #expect(line.lineIntersection(square(-5, 2, 3)).isEmpty)
  }

  @Test("Drawing.CG6. Random polygons have the areas that points say")
  func random() {
    var state: UInt64 = 88_172_645_463_325_252
    func number(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    func polygon() -> CGPath {
      let path = CGMutablePath()
      let points = (0..<3 + number(5)).map { _ in CGPoint(x: number(9), y: number(9)) }
      path.addLines(between: points)
      path.closeSubpath()
      return path
    }
    for _ in 0..<100 {
      let (one, two) = (polygon(), polygon())
      let union = one.union(two)
      let (common, rest) = (one.intersection(two), one.subtracting(two))
      let other = one.symmetricDifference(two)
      // Areas are whole numbers of parts: what is joined is the sum of what is cut.
      #expect(abs(area(common) + area(rest) - area(one.normalized())) < 1e-4)
      #expect(abs(area(union) - area(common) - area(other)) < 1e-4)
      for _ in 0..<20 {
        // Places that are on no line between whole points of this size.
        let point = CGPoint(
          x: CGFloat(number(9)) + 0.312_71, y: CGFloat(number(9)) + 0.618_03)
        let (first, second) = (one.contains(point), two.contains(point))
        #expect(union.contains(point) == (first || second))
        #expect(common.contains(point) == (first && second))
        #expect(rest.contains(point) == (first && !second))
        #expect(other.contains(point) == (first != second))
      }
    }
  }
}
