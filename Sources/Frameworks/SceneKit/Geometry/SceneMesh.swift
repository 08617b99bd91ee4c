/// The vertices and triangles of a geometry.
// Source: Scenes.SC4
struct SceneMesh {
  /// The positions of the vertices.
  var points: [SIMD3<Float>] = []
  /// The normals of the vertices; empty without any.
  var normals: [SIMD3<Float>] = []
  /// The texture coordinates of the vertices, from the lower left corner; empty without any.
  var places: [SIMD2<Float>] = []
  /// The triangles of each element, as vertex indices.
  var elements: [[SIMD3<Int>]] = [[]]

  /// The bounds of all vertices; nil without any.
  var bounds: (min: SIMD3<Float>, max: SIMD3<Float>)? {
    guard let first = points.first else { return nil }
    return points.reduce((first, first)) {
      (simd_min($0.0, $1), simd_max($0.1, $1))
    }
  }

  // MARK: Building

  /// Adds a counterclockwise triangle.
  mutating func addTriangle(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) {
    let first = points.count
    points += [a, b, c]
    let normal = Self.direction(simd_cross(b - a, c - a))
    normals += [normal, normal, normal]
    places += [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0.5, 1)]
    elements[0].append(SIMD3(first, first + 1, first + 2))
  }

  /// Adds a parallelogram whose front is the counterclockwise side.
  mutating func addFace(
    corner: SIMD3<Float>, _ side: SIMD3<Float>, _ other: SIMD3<Float>, parts: SIMD2<Int>
  ) {
    let (columns, rows) = (max(parts.x, 1), max(parts.y, 1))
    let (first, normal) = (points.count, Self.direction(simd_cross(side, other)))
    for row in 0...rows {
      for column in 0...columns {
        let place = SIMD2(Float(column) / Float(columns), Float(row) / Float(rows))
        points.append(corner + side * place.x + other * place.y)
        normals.append(normal)
        places.append(place)
      }
    }
    addGrid(first, columns, rows)
  }

  /// Returns a box around the origin.
  static func box(_ size: SIMD3<Float>, parts: SIMD3<Int>) -> SceneMesh {
    let (x, y, z) = (SIMD3(size.x, 0, 0), SIMD3(0, size.y, 0), SIMD3(0, 0, size.z))
    let low = -size / 2
    let high = size / 2
    var mesh = SceneMesh()
    mesh.addFace(corner: low + z, x, y, parts: SIMD2(parts.x, parts.y))
    mesh.addFace(corner: high - y, -z, y, parts: SIMD2(parts.z, parts.y))
    mesh.addFace(corner: low + x, -x, y, parts: SIMD2(parts.x, parts.y))
    mesh.addFace(corner: low, z, y, parts: SIMD2(parts.z, parts.y))
    mesh.addFace(corner: high - x, x, -z, parts: SIMD2(parts.x, parts.z))
    mesh.addFace(corner: low, x, z, parts: SIMD2(parts.x, parts.z))
    return mesh
  }

  /// Returns the surface of lines that are turned around the y axis.
  ///
  /// - Parameters:
  ///   - profiles: Lines of distances from the axis and heights, from above to below outside.
  ///   - around: The number of parts around.
  ///   - isSmooth: Whether the surface is curved along the lines, too.
  static func turned(
    _ profiles: [[SIMD2<Float>]], around: Int, isSmooth: Bool = false
  ) -> SceneMesh {
    let columns = max(around, 3)
    var mesh = SceneMesh()
    for profile in profiles where profile.count > 1 {
      let first = mesh.points.count
      // What is all but on the axis is on it, so that the ends have no slivers.
      let least = (profile.map { abs($0.x) }.max() ?? 0) * 1e-6
      let profile = profile.map { abs($0.x) < least ? SIMD2(0, $0.y) : $0 }
      for (row, point) in profile.enumerated() {
        let next = profile[min(row + 1, profile.count - 1)]
        let last = profile[isSmooth ? max(row - 1, 0) : min(row, profile.count - 2)]
        let along = (row == profile.count - 1 ? point : next) - last
        for column in 0...columns {
          let angle = Float(column % columns) / Float(columns) * 2 * .pi
          let way = SIMD2(sin(angle), cos(angle))
          mesh.points.append(SIMD3(way.x * point.x, point.y, way.y * point.x))
          mesh.normals.append(
            direction(SIMD3(way.x * -along.y, along.x, way.y * -along.y)))
          mesh.places.append(
            SIMD2(
              Float(column) / Float(columns), 1 - Float(row) / Float(profile.count - 1)))
        }
      }
      mesh.addGrid(first, columns, profile.count - 1, isDownward: true)
    }
    return mesh
  }

  /// Returns the lines between corners, those along the axis in parts.
  static func edges(_ corners: [SIMD2<Float>], parts: Int) -> [[SIMD2<Float>]] {
    zip(corners, corners.dropFirst()).compactMap { start, end in
      guard start != end else { return nil }
      let count = start.y == end.y ? 1 : max(parts, 1)
      return (0...count).map { start + (end - start) * (Float($0) / Float(count)) }
    }
  }

  /// Adds the triangles of rows of corners.
  private mutating func addGrid(
    _ first: Int, _ columns: Int, _ rows: Int, isDownward: Bool = false
  ) {
    for row in 0..<rows {
      for column in 0..<columns {
        let a = first + row * (columns + 1) + column
        let (b, c, d) = (a + 1, a + columns + 1, a + columns + 2)
        for triangle in isDownward
          ? [SIMD3(a, c, b), SIMD3(b, c, d)] : [SIMD3(a, b, c), SIMD3(b, d, c)]
        where !isFlat(triangle) { elements[0].append(triangle) }
      }
    }
  }

  private func isFlat(_ triangle: SIMD3<Int>) -> Bool {
    let (a, b, c) = (points[triangle.x], points[triangle.y], points[triangle.z])
    return simd_length(simd_cross(b - a, c - a)) < 1e-12
  }

  private static func direction(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    simd_length(vector) > 0 ? simd_normalize(vector) : SIMD3(0, 1, 0)
  }
}
