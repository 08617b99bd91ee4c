import TactusDisplayList

extension CGPath {
  /// Returns the parts of the path's area that do not touch along a line, each with its holes
  /// (Drawing.CG7).
  ///
  /// - Parameter rule: The fill rule of this path.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    var grid = PathGrid([self])
    let outline = RegionOutline(PathArrangement(grid.outline(self, isSecond: false))) {
      rule.contains($0.first)
    }
    let parts = Self.parts(of: outline.loops)
    let subpaths = subpaths
    let points = subpaths.map { subpath in
      Set(grid.lines(CGPath(subpath), isFilled: true).joined())
    }
    // A loop that runs along one subpath is that subpath, with its curves.
    let owners = outline.loops.map { loop in points.firstIndex { $0.isSuperset(of: loop) } }
    guard owners.allSatisfy({ $0 != nil }) else {
      return parts.map { part in
        var path = DrawingPath()
        for loop in part { path.add(outline.loops[loop], on: grid) }
        return CGPath(path)
      }
    }
    var groups = parts.map { Set($0.compactMap { owners[$0] }).sorted() }
    let known = Set(groups.joined())
    groups += subpaths.indices.filter { !known.contains($0) }.map { [$0] }
    return groups.sorted { $0[0] < $1[0] }.map { group in
      var path = DrawingPath()
      for index in group { for element in subpaths[index].elements { path.append(element) } }
      return CGPath(path)
    }
  }

  // MARK: Internals

  private var subpaths: [DrawingPath] {
    var paths: [DrawingPath] = []
    for element in drawing.elements {
      if element.verb == .move { paths.append(DrawingPath()) }
      paths[paths.count - 1].append(element)
    }
    return paths
  }

  /// Returns the numbers of the loops of each part: the one around it, and those of its holes.
  private static func parts(of loops: [[GridPoint]]) -> [[Int]] {
    let areas = loops.map(\.doubledArea)
    var parts = loops.indices.filter { areas[$0] > 0 }.map { [$0] }
    for hole in loops.indices where areas[hole] < 0 {
      let around = parts.indices.filter { loops[parts[$0][0]].surrounds(loops[hole]) }
      let nearest = around.min { areas[parts[$0][0]] < areas[parts[$1][0]] }
      if let nearest { parts[nearest].append(hole) }
    }
    return parts
  }
}

extension DrawingPath {
  /// Adds a closed loop.
  mutating func add(_ loop: [GridPoint], on grid: PathGrid) {
    move(to: grid.place(loop[0]))
    for point in loop.dropFirst() { addLine(to: grid.place(point)) }
    close()
  }
}

extension [GridPoint] {
  /// Twice the area of a loop; negative if the inside is at its right.
  fileprivate var doubledArea: Int128 {
    indices.reduce(0) { $0 + self[$1].cross(self[($1 + 1) % count]) }
  }

  /// Returns whether another loop, which does not cross this one, is within it.
  fileprivate func surrounds(_ other: [GridPoint]) -> Bool {
    // A corner that both loops share says nothing.
    guard let point = other.first(where: { !contains($0) }) else { return true }
    var isInside = false
    for index in indices {
      let (one, two) = (self[index], self[(index + 1) % count])
      guard (one.y > point.y) != (two.y > point.y) else { continue }
      let side = (two - one).cross(point - one)
      if two.y > one.y ? side > 0 : side < 0 { isInside.toggle() }
    }
    return isInside
  }
}
