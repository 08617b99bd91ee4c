/// The projection from a scene to a view.
// Source: Scenes.SC5
struct SceneProjection {
  /// The matrix from world coordinates to clip space.
  private let matrix: simd_float4x4
  private let size: SIMD2<Float>

  /// Creates the projection of a node with a camera; nil for an empty view.
  ///
  /// - Parameters:
  ///   - node: The node; nil for the default view, from 15 in front of the origin (guess).
  ///   - size: The size of the view.
  init?(from node: SCNNode?, _ size: CGSize) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = SIMD2(Float(size.width), Float(size.height))
    var place = simd_float4x4(1)
    place.columns.3.z = 15
    let camera = node?.camera ?? SCNCamera()
    let world = node?.simdWorldTransform ?? place
    matrix = camera.projection(to: self.size) * world.inverse
  }

  /// Returns the point and the depth, 0…1, of a place of the scene.
  func point(_ place: SIMD3<Float>) -> SIMD3<Float> {
    let result = matrix * SIMD4(place, 1)
    guard result.w != 0 else { return .zero }
    return SIMD3(
      (result.x / result.w + 1) / 2 * size.x, (1 - result.y / result.w) / 2 * size.y,
      (result.z / result.w + 1) / 2)
  }

  /// Returns the place of the scene of a point and a depth, 0…1.
  func place(_ point: SIMD3<Float>) -> SIMD3<Float> {
    let result =
      matrix.inverse
      * SIMD4(point.x / size.x * 2 - 1, 1 - point.y / size.y * 2, point.z * 2 - 1, 1)
    guard result.w != 0 else { return .zero }
    return SIMD3(result.x, result.y, result.z) / result.w
  }

  /// Returns whether a part of a box may be seen.
  func isSeen(_ corners: [SIMD3<Float>]) -> Bool {
    let all = corners.map { matrix * SIMD4($0, 1) }
    for axis in 0..<3 {
      if all.allSatisfy({ $0[axis] > $0.w }) || all.allSatisfy({ $0[axis] < -$0.w }) {
        return false
      }
    }
    return !all.isEmpty
  }
}
