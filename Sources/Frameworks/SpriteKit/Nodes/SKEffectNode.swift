/// A node that draws its children as one image.
///
/// The children are drawn as one image, through the filter and with one blend mode (Scenes.SK15).
open class SKEffectNode: SKNode, SKWarpable {
  /// Creates a node without an effect.
  public override init() { super.init() }
  /// Creates a node from an archive, without its effect.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The filter of Core Image.
  open var filter: CIFilter?
  /// Whether the filter's input is centered; stored, because the whole picture is the input.
  open var shouldCenterFilter = true
  /// Whether the filter is applied; false by default for a scene.
  open var shouldEnableEffects = true
  /// Whether the picture is cached; stored, because it is drawn in each frame.
  open var shouldRasterize = false
  /// The blend mode of the picture.
  open var blendMode = SKBlendMode.alpha
  /// The shader; stored, as shaders do not run (Scenes.SK40).
  open var shader: SKShader? {
    didSet { if shader != nil { SpriteWarning.shaderHasNoEffect("SKEffectNode.shader") } }
  }
  /// The warp; stored (Scenes.SK40).
  open var warpGeometry: SKWarpGeometry?
  /// The number of subdivisions of the warp; stored.
  open var subdivisionLevels = 0

  // MARK: Internals

  override var drawsTreeAsOne: Bool { shouldEnableEffects }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKEffectNode else { return }
    filter = node.filter
    (shouldCenterFilter, shouldEnableEffects) = (node.shouldCenterFilter, node.shouldEnableEffects)
    (shouldRasterize, blendMode, shader) = (node.shouldRasterize, node.blendMode, node.shader)
    (warpGeometry, subdivisionLevels) = (node.warpGeometry, node.subdivisionLevels)
  }
}
