public import simd

/// A function that returns the force of a field.
public typealias SKFieldForceEvaluator = (
  vector_float3, vector_float3, Float, Float, TimeInterval
) -> vector_float3

/// A node that applies a physics effect to nearby nodes.
///
/// Noise, turbulence, electric and magnetic fields and velocities of a texture are not simulated
/// (Scenes.SK41).
open class SKFieldNode: SKNode {
  /// Creates a field without an effect.
  public override init() { super.init() }
  /// Creates a field from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The area of the field; nil for all.
  open var region: SKRegion?
  /// The strength.
  open var strength: Float = 1
  /// The exponent by which the field gets weaker with the distance.
  open var falloff: Float = 0
  /// The least distance for the falloff.
  open var minimumRadius: Float = 1
  /// Whether the field acts.
  open var isEnabled = true
  /// Whether the field replaces others in its area.
  open var isExclusive = false
  /// The categories of the field.
  open var categoryBitMask: UInt32 = 0xFFFF_FFFF
  /// The direction of the force.
  open var direction = vector_float3()
  /// The smoothness of noise; stored.
  open var smoothness: Float = 0
  /// The speed at which noise changes; stored.
  open var animationSpeed: Float = 0
  /// The texture of velocities; stored.
  open var texture: SKTexture?

  /// The effect of a field.
  enum Kind {
    case none, drag, vortex, radialGravity, linearGravity, velocity, spring
    case custom(SKFieldForceEvaluator)
  }

  /// Creates drag.
  open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }
  /// Creates a vortex.
  open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }
  /// Creates gravity towards the node.
  open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radialGravity) }
  /// Creates gravity in a direction.
  open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode(.linearGravity)
    field.direction = direction
    return field
  }
  /// Creates a velocity in a direction.
  open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode(.velocity)
    field.direction = direction
    return field
  }
  /// Creates velocities of a texture.
  open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
    let field = made("velocityField(with:)")
    field.texture = velocityTexture
    return field
  }
  /// Creates random forces.
  open class func noiseField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode {
    let field = made("noiseField(withSmoothness:animationSpeed:)")
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }
  /// Creates random forces that depend on the velocity.
  open class func turbulenceField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode {
    let field = made("turbulenceField(withSmoothness:animationSpeed:)")
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }
  /// Creates a spring towards the node.
  open class func springField() -> SKFieldNode { SKFieldNode(.spring) }
  /// Creates an electric field.
  open class func electricField() -> SKFieldNode { made("electricField()") }
  /// Creates a magnetic field.
  open class func magneticField() -> SKFieldNode { made("magneticField()") }
  /// Creates a field of the app's own forces.
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
