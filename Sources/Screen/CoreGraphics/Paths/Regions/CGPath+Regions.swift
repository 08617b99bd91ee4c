import TactusDisplayList

// Areas of paths are compared as ones of straight pieces, with exact arithmetic. Step Drawing.CG6.

extension CGPath {
  /// Returns a path of loops that do not cross themselves or each other, which fills the same area.
  ///
  /// - Parameter rule: The fill rule of this path; both rules fill the result alike.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(CGPath(DrawingPath()), rule) { first, _ in first }
  }

  /// Returns the area that is in this path or in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 || $1 }
  }

  /// Returns the area that is in this path and in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && $1 }
  }

  /// Returns the area that is in this path and not in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0 && !$1 }
  }

  /// Returns the area that is in one of both paths only.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { combined(other, rule) { $0 != $1 } }

  /// Returns whether the areas of both paths have a part in common.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Returns the lines of this path that are in the area of another one, or on its edge.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of the other path.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { lines(other, rule, areInside: true) }

  /// Returns the lines of this path that are not in the area of another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of the other path.
  public func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { lines(other, rule, areInside: false) }

  // MARK: Internals

  private func combined(
    _ other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
  ) -> CGPath {
    var grid = PathGrid([self, other])
    let outlines = grid.outline(self, isSecond: false) + grid.outline(other, isSecond: true)
    let outline = RegionOutline(PathArrangement(outlines)) {
      isInside(rule.contains($0.first), rule.contains($0.second))
    }
    var path = DrawingPath()
    for loop in outline.loops { path.add(loop, on: grid) }
    return CGPath(path)
  }

  private func lines(_ other: CGPath, _ rule: CGPathFillRule, areInside: Bool) -> CGPath {
    var grid = PathGrid([self, other])
    let lines = grid.lines(self, isFilled: false).map { PathGrid.segments($0, isSecond: false) }
    var segments = lines.flatMap(\.self)
    for index in segments.indices { segments[index].number = index }
    let arrangement = PathArrangement(segments + grid.outline(other, isSecond: true))
    var windings: [PathArrangement.Edge: PathArrangement.Winding] = [:]
    for (edge, winding) in arrangement.edges { windings[edge] = winding }
    let parts = Dictionary(
      grouping: arrangement.segments.filter { !$0.isSecond }, by: \.number)
    var path = DrawingPath()
    var numbers = segments.indices.makeIterator()
    for line in lines {
      var end: GridPoint?
      for segment in line {
        let own = numbers.next().flatMap { parts[$0] } ?? []
        for part in own.sorted(by: { segment.distance($0.from) < segment.distance($1.from) }) {
          let edge = PathArrangement.Edge(part)
          let (left, right) = arrangement.sides(of: edge, windings[edge] ?? .init())
          let isInside = rule.contains(left.second) || rule.contains(right.second)
          guard isInside == areInside else { continue }
          if end != part.from { path.move(to: grid.place(part.from)) }
          path.addLine(to: grid.place(part.to))
          end = part.to
        }
      }
    }
    return CGPath(path)
  }
}

extension CGPathFillRule {
  /// Returns whether a place is inside around which an outline runs a number of times.
  func contains(_ winding: Int) -> Bool {
    self == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }
}
