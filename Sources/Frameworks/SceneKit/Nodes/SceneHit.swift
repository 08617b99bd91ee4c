/// A point where a line meets a triangle or box.
// Source: Scenes.SC5
struct SceneHit {
  /// The position on the line, as a part of its length.
  var part: Float
  var point: SIMD3<Float>
  var normal: SIMD3<Float>
  var place = SIMD2<Float>.zero
  var element = 0
  var face = 0

  /// Returns the hits of a line with a mesh.
  static func all(
    _ mesh: SceneMesh, from start: SIMD3<Float>, to end: SIMD3<Float>, cullsBack: Bool
  ) -> [SceneHit] {
    let hits = mesh.elements.enumerated().flatMap { element, triangles in
      triangles.enumerated().compactMap { face, triangle -> SceneHit? in
        guard var hit = hit(mesh, triangle, start, end - start, cullsBack) else { return nil }
        (hit.element, hit.face) = (element, face)
        return hit
      }
    }
    // Two triangles share the places of their common side.
    return hits.sorted { $0.part < $1.part }.reduce(into: []) { found, hit in
      if let last = found.last, hit.part - last.part < 1e-6 { return }
      found.append(hit)
    }
  }

  /// The distance that a place may be outside of a triangle, as a share of a side, so that no
  /// line passes between two of them.
  ///
  /// - Source: some steps of a number's precision. Confidence: guess.
  private static let edge: Float = 1e-5

  /// Returns the hit of a line with a triangle, after Möller and Trumbore.
  private static func hit(
    _ mesh: SceneMesh, _ triangle: SIMD3<Int>, _ start: SIMD3<Float>, _ way: SIMD3<Float>,
    _ cullsBack: Bool
  ) -> SceneHit? {
    let corner = mesh.points[triangle.x]
    let (side, other) = (mesh.points[triangle.y] - corner, mesh.points[triangle.z] - corner)
    let cross = simd_cross(way, other)
    let determinant = simd_dot(side, cross)
    guard abs(determinant) > .leastNormalMagnitude, !cullsBack || determinant > 0 else {
      return nil
    }
    let offset = start - corner
    let u = simd_dot(offset, cross) / determinant
    let lift = simd_cross(offset, side)
    let v = simd_dot(way, lift) / determinant
    let part = simd_dot(other, lift) / determinant
    let edge = Self.edge
    guard u >= -edge, v >= -edge, u + v <= 1 + edge, part >= 0, part <= 1 else { return nil }
    func mean<Vector: SIMD>(_ values: [Vector]) -> Vector? where Vector.Scalar == Float {
      guard values.count == mesh.points.count else { return nil }
      return values[triangle.x] * (1 - u - v) + values[triangle.y] * u + values[triangle.z] * v
    }
    var normal = mean(mesh.normals) ?? simd_cross(side, other)
    if simd_length(normal) > 0 { normal = simd_normalize(normal) }
    return SceneHit(
      part: part, point: start + way * part, normal: normal, place: mean(mesh.places) ?? .zero)
  }

  /// Returns the first hit of a line with a box; nil if it misses.
  static func box(
    _ box: (min: SCNVector3, max: SCNVector3), from start: SIMD3<Float>, to end: SIMD3<Float>
  ) -> SceneHit? {
    let (low, high, way) = (SIMD3(box.min), SIMD3(box.max), end - start)
    var (first, last, normal): (Float, Float, SIMD3<Float>) = (0, 1, .zero)
    for axis in 0..<3 {
      guard way[axis] != 0 else {
        if start[axis] < low[axis] || start[axis] > high[axis] { return nil }
        continue
      }
      let parts = ((low[axis] - start[axis]) / way[axis], (high[axis] - start[axis]) / way[axis])
      if min(parts.0, parts.1) > first {
        first = min(parts.0, parts.1)
        normal = .zero
        normal[axis] = way[axis] > 0 ? -1 : 1
      }
      last = min(last, max(parts.0, parts.1))
    }
    guard first <= last else { return nil }
    return SceneHit(part: first, point: start + way * first, normal: normal)
  }
}
