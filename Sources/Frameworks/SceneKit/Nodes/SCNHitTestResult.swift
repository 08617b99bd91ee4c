/// A hit: the point where a line meets a node's mesh (Scenes.SC5).
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  private let found: SCNNode
  private let hit: SceneHit

  init(_ node: SCNNode, _ hit: SceneHit) {
    (found, self.hit) = (node, hit)
    super.init()
  }

  /// The node that was hit.
  open var node: SCNNode { found }
  /// The index of the hit element.
  open var geometryIndex: Int { hit.element }
  /// The index of the hit triangle.
  open var faceIndex: Int { hit.face }
  /// The point in the node's coordinates.
  open var localCoordinates: SCNVector3 { SCNVector3(hit.point) }
  /// The point in world coordinates.
  open var worldCoordinates: SCNVector3 { SceneTurn.point(localCoordinates, matrix) }
  /// The surface normal in the node's coordinates.
  open var localNormal: SCNVector3 { SCNVector3(hit.normal) }
  /// The surface normal in world coordinates.
  open var worldNormal: SCNVector3 {
    let normal = matrix.inverse.transpose * SIMD4(hit.normal, 0)
    let way = SIMD3(normal.x, normal.y, normal.z)
    return SCNVector3(simd_length(way) > 0 ? simd_normalize(way) : way)
  }
  /// The world transform of the node.
  open var modelTransform: SCNMatrix4 { SCNMatrix4(matrix) }
  /// The bone: always nil, because there are no skins.
  open var boneNode: SCNNode? { nil }

  /// The point in the node's coordinates.
  open var simdLocalCoordinates: SIMD3<Float> { hit.point }
  /// The point in world coordinates.
  open var simdWorldCoordinates: SIMD3<Float> { SIMD3(worldCoordinates) }
  /// The surface normal in the node's coordinates.
  open var simdLocalNormal: SIMD3<Float> { hit.normal }
  /// The surface normal in world coordinates.
  open var simdWorldNormal: SIMD3<Float> { SIMD3(worldNormal) }
  /// The world transform of the node.
  open var simdModelTransform: simd_float4x4 { matrix }

  /// Returns the texture coordinates of the point, from the upper left corner.
  open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint {
    CGPoint(x: CGFloat(hit.place.x), y: CGFloat(1 - hit.place.y))
  }

  private var matrix: simd_float4x4 { found.simdWorldTransform }
}
