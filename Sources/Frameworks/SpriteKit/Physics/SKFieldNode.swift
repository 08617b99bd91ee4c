public import simd

/// A closure that returns the force of a custom field.
public typealias SKFieldForceEvaluator = (
  vector_float3, vector_float3, Float, Float, TimeInterval
) -> vector_float3

/// A node whose field accelerates physics bodies.
///
/// Noise, turbulence, electric and magnetic fields and velocities of a texture are not simulated
/// (Scenes.SK41).
open class SKFieldNode: SKNode {
  /// Creates a field without an effect.
  public override init() { super.init() }
  /// Creates a field from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The region in which the field acts; nil for everywhere.
  open var region: SKRegion?
  /// The strength.
  open var strength: Float = 1
  /// The exponent of the falloff with the distance.
  open var falloff: Float = 0
  /// The minimum distance of the falloff.
  open var minimumRadius: Float = 1
  /// Whether the field acts.
  open var isEnabled = true
  /// Whether the field overrides others in its region.
  open var isExclusive = false
  /// The category mask of the field.
  open var categoryBitMask: UInt32 = 0xFFFF_FFFF
  /// The direction of the force.
  open var direction = vector_float3()
  /// The smoothness of noise; stored.
  open var smoothness: Float = 0
  /// The rate at which noise changes; stored.
  open var animationSpeed: Float = 0
  /// The velocity texture; stored.
  open var texture: SKTexture?

  /// The effect of a field.
  enum Kind {
    case none, drag, vortex, radialGravity, linearGravity, velocity, spring
    case custom(SKFieldForceEvaluator)
  }

  /// Creates a drag field.
  open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }
  /// Creates a vortex field.
  open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }
  /// Creates a field of gravity towards the node.
  open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radialGravity) }
  /// Creates a field of gravity in one direction.
  open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode(.linearGravity)
    field.direction = direction
    return field
  }
  /// Creates a field that gives bodies one velocity.
  open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode(.velocity)
    field.direction = direction
    return field
  }
  /// Creates a field that gives bodies a texture's velocities; it has no effect here.
  open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
    let field = made("velocityField(with:)")
    field.texture = velocityTexture
    return field
  }
  /// Creates a noise field; it has no effect here.
  open class func noiseField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode {
    let field = made("noiseField(withSmoothness:animationSpeed:)")
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }
  /// Creates a turbulence field; it has no effect here.
  open class func turbulenceField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode {
    let field = made("turbulenceField(withSmoothness:animationSpeed:)")
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }
  /// Creates a spring field.
  open class func springField() -> SKFieldNode { SKFieldNode(.spring) }
  /// Creates an electric field; it has no effect here.
  open class func electricField() -> SKFieldNode { made("electricField()") }
  /// Creates a magnetic field; it has no effect here.
  open class func magneticField() -> SKFieldNode { made("magneticField()") }
  /// Creates a field with a closure for its force.
  open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator)
    -> SKFieldNode
  { SKFieldNode(.custom(block)) }

  // MARK: Internals

  /// The effect.
  private(set) var kind = Kind.none

  private convenience init(_ kind: Kind) {
    self.init()
    self.kind = kind
  }

  private class func made(_ name: String) -> SKFieldNode {
    SpriteWarning.hasNoEffect("SKFieldNode.\(name)", "fields of this kind are not simulated")
    return SKFieldNode()
  }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKFieldNode else { return }
    (kind, region) = (node.kind, node.region)
    (strength, falloff) = (node.strength, node.falloff)
    (minimumRadius, isEnabled, isExclusive) =
      (node.minimumRadius, node.isEnabled, node.isExclusive)
    (categoryBitMask, direction) = (node.categoryBitMask, node.direction)
    (smoothness, animationSpeed, texture) =
      (node.smoothness, node.animationSpeed, node.texture)
  }
}
