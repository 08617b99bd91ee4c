/// A horizontal plane, infinite by default; its reflections are stored, but not drawn (Scenes.SC4).
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// The width; 0 for an infinite one.
  open var width: CGFloat = 0
  /// The length; 0 for an infinite one.
  open var length: CGFloat = 0
  /// The reflectivity; stored.
  open var reflectivity: CGFloat = 0.25
  /// The height at which reflections begin to fade; stored.
  open var reflectionFalloffStart: CGFloat = 0
  /// The height at which reflections have faded; 0 without fading; stored.
  open var reflectionFalloffEnd: CGFloat = 0
  /// The category mask of reflected nodes; stored.
  open var reflectionCategoryBitMask = -1
  /// The resolution of reflections relative to the view's; stored.
  open var reflectionResolutionScaleFactor: CGFloat = 1

  /// The width of an infinite floor's mesh.
  ///
  /// - Source: none. Confidence: guess.
  private static let infinity: Float = 10_000

  override var mesh: SceneMesh {
    let (x, z) = (
      width > 0 ? Float(width) : Self.infinity, length > 0 ? Float(length) : Self.infinity
    )
    var mesh = SceneMesh()
    mesh.addFace(
      corner: SIMD3(-x, 0, z) / 2, SIMD3(x, 0, 0), SIMD3(0, 0, -z), parts: SIMD2(1, 1))
    return mesh
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNFloor()
    (copy.width, copy.length) = (width, length)
    copy.reflectivity = reflectivity
    copy.reflectionFalloffStart = reflectionFalloffStart
    copy.reflectionFalloffEnd = reflectionFalloffEnd
    copy.reflectionCategoryBitMask = reflectionCategoryBitMask
    copy.reflectionResolutionScaleFactor = reflectionResolutionScaleFactor
    return copy
  }
}
