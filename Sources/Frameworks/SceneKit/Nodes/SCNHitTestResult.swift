/// Information about a result of searching the scene for elements along a line (Scenes.SC5).
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  private let found: SCNNode
  private let hit: SceneHit

  init(_ node: SCNNode, _ hit: SceneHit) {
    (found, self.hit) = (node, hit)
    super.init()
  }

  /// The node.
  open var node: SCNNode { found }
  /// The number of the element of the shape.
  open var geometryIndex: Int { hit.element }
  /// The number of the triangle of the element.
  open var faceIndex: Int { hit.face }
  /// The place in the space of the node.
  open var localCoordinates: SCNVector3 { SCNVector3(hit.point) }
  /// The place in the scene.
  open var worldCoordinates: SCNVector3 { SceneTurn.point(localCoordinates, matrix) }
  /// The direction of the surface in the space of the node.
  open var localNormal: SCNVector3 { SCNVector3(hit.normal) }
  /// The direction of the surface in the scene.
  open var worldNormal: SCNVector3 {
    let normal = matrix.inverse.transpose * SIMD4(hit.normal, 0)
    let way = SIMD3(normal.x, normal.y, normal.z)
    return SCNVector3(simd_length(way) > 0 ? simd_normalize(way) : way)
  }
  /// The transform of the node to the scene.
  open var modelTransform: SCNMatrix4 { SCNMatrix4(matrix) }
  /// The bone; nil, as there are none.
  open var boneNode: SCNNode? { nil }

  /// The place in the space of the node.
  open var simdLocalCoordinates: SIMD3<Float> { hit.point }
  /// The place in the scene.
  open var simdWorldCoordinates: SIMD3<Float> { SIMD3(worldCoordinates) }
  /// The direction of the surface in the space of the node.
  open var simdLocalNormal: SIMD3<Float> { hit.normal }
  /// The direction of the surface in the scene.
  open var simdWorldNormal: SIMD3<Float> { SIMD3(worldNormal) }
  /// The transform of the node to the scene.
  open var simdModelTransform: simd_float4x4 { matrix }

  /// Returns the place in a picture on the surface, from its upper left corner.
  open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint {
    CGPoint(x: CGFloat(hit.place.x), y: CGFloat(1 - hit.place.y))
  }

  private var matrix: simd_float4x4 { found.simdWorldTransform }
}
