/// A source of various particle effects (Scenes.SK38…).
open class SKEmitterNode: SKNode {
  /// Creates a source that emits nothing.
  public override init() { super.init() }
  /// Creates a source from an archive, which emits nothing.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The node in whose coordinates particles move; nil for this one.
  open weak var targetNode: SKNode?
  /// The shader; stored, as shaders do not run (Scenes.SK40).
  open var shader: SKShader? {
    didSet { if shader != nil { SpriteWarning.shaderHasNoEffect("SKEmitterNode.shader") } }
  }
  /// The texture of particles; nil for squares in one color.
  open var particleTexture: SKTexture?
  /// The height of particles above the node; stored, as particles are drawn with their node.
  open var particleZPosition: CGFloat = 0
  /// The range of heights; stored, as particles are drawn with their node.
  open var particleZPositionRange: CGFloat = 0
  /// The change of the height in a second; stored, as particles are drawn with their node.
  open var particleZPositionSpeed: CGFloat = 0
  /// The way in which the colors mix with those beneath.
  open var particleBlendMode = SKBlendMode.alpha
  /// The color of particles.
  open var particleColor = UIColor.white
  /// The range of the red component.
  open var particleColorRedRange: CGFloat = 0
  /// The range of the green component.
  open var particleColorGreenRange: CGFloat = 0
  /// The range of the blue component.
  open var particleColorBlueRange: CGFloat = 0
  /// The range of the color's alpha.
  open var particleColorAlphaRange: CGFloat = 0
  /// The change of the red component in a second.
  open var particleColorRedSpeed: CGFloat = 0
  /// The change of the green component in a second.
  open var particleColorGreenSpeed: CGFloat = 0
  /// The change of the blue component in a second.
  open var particleColorBlueSpeed: CGFloat = 0
  /// The change of the color's alpha in a second.
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The colors in the course of a particle's life, 0…1.
  open var particleColorSequence: SKKeyframeSequence?
  /// The part of the color in the texture, 0…1.
  open var particleColorBlendFactor: CGFloat = 0
  /// The range of that part.
  open var particleColorBlendFactorRange: CGFloat = 0
  /// The change of that part in a second.
  open var particleColorBlendFactorSpeed: CGFloat = 0
  /// That part in the course of a particle's life.
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  /// The place in the node's coordinates at which particles begin.
  open var particlePosition = CGPoint.zero
  /// The range of places.
  open var particlePositionRange = CGVector.zero
  /// The speed in points per second.
  open var particleSpeed: CGFloat = 0
  /// The range of speeds.
  open var particleSpeedRange: CGFloat = 0
  /// The direction in radians.
  open var emissionAngle: CGFloat = 0
  /// The range of directions.
  open var emissionAngleRange: CGFloat = 0
  /// The horizontal acceleration in points per square second.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration in points per square second.
  open var yAcceleration: CGFloat = 0
  /// The number of new particles in a second.
  open var particleBirthRate: CGFloat = 0
  /// The number of particles; 0 for no limit.
  open var numParticlesToEmit = 0
  /// The life of particles in seconds.
  open var particleLifetime: CGFloat = 0
  /// The range of lives.
  open var particleLifetimeRange: CGFloat = 0
  /// The rotation in radians.
  open var particleRotation: CGFloat = 0
  /// The range of rotations.
  open var particleRotationRange: CGFloat = 0
  /// The change of the rotation in a second.
  open var particleRotationSpeed: CGFloat = 0
  /// The size; zero for that of the texture.
  open var particleSize = CGSize.zero
  /// The scale.
  open var particleScale: CGFloat = 1
  /// The range of scales.
  open var particleScaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var particleScaleSpeed: CGFloat = 0
  /// The scale in the course of a particle's life.
  open var particleScaleSequence: SKKeyframeSequence?
  /// The opacity.
  open var particleAlpha: CGFloat = 1
  /// The range of opacities.
  open var particleAlphaRange: CGFloat = 0
  /// The change of the opacity in a second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The opacity in the course of a particle's life.
  open var particleAlphaSequence: SKKeyframeSequence?
  /// The action of particles; stored, as particles run none (Scenes.SK40).
  open var particleAction: SKAction?
  /// The order in which particles are drawn.
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast
  /// The categories of fields that act on particles; stored (Scenes.SK40).
  open var fieldBitMask: UInt32 = 0

  /// Moves the particles ahead as after a time in seconds.
  open func advanceSimulationTime(_ sec: TimeInterval) { simulate(sec) }
  /// Removes all particles, and begins anew.
  open func resetSimulation() { particles = ParticleSystem() }

  // MARK: Internals

  package var particles = ParticleSystem()

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKEmitterNode else { return }
    particleTexture = node.particleTexture
    particleZPosition = node.particleZPosition
    particleZPositionRange = node.particleZPositionRange
    particleZPositionSpeed = node.particleZPositionSpeed
    particleBlendMode = node.particleBlendMode
    particleColor = node.particleColor
    particleColorRedRange = node.particleColorRedRange
    particleColorGreenRange = node.particleColorGreenRange
    particleColorBlueRange = node.particleColorBlueRange
    particleColorAlphaRange = node.particleColorAlphaRange
    particleColorRedSpeed = node.particleColorRedSpeed
    particleColorGreenSpeed = node.particleColorGreenSpeed
    particleColorBlueSpeed = node.particleColorBlueSpeed
    particleColorAlphaSpeed = node.particleColorAlphaSpeed
    particleColorSequence = node.particleColorSequence
    particleColorBlendFactor = node.particleColorBlendFactor
    particleColorBlendFactorRange = node.particleColorBlendFactorRange
    particleColorBlendFactorSpeed = node.particleColorBlendFactorSpeed
    particleColorBlendFactorSequence = node.particleColorBlendFactorSequence
    particlePosition = node.particlePosition
    particlePositionRange = node.particlePositionRange
    particleSpeed = node.particleSpeed
    particleSpeedRange = node.particleSpeedRange
    emissionAngle = node.emissionAngle
    emissionAngleRange = node.emissionAngleRange
    xAcceleration = node.xAcceleration
    yAcceleration = node.yAcceleration
    particleBirthRate = node.particleBirthRate
    numParticlesToEmit = node.numParticlesToEmit
    particleLifetime = node.particleLifetime
    particleLifetimeRange = node.particleLifetimeRange
    particleRotation = node.particleRotation
    particleRotationRange = node.particleRotationRange
    particleRotationSpeed = node.particleRotationSpeed
    particleSize = node.particleSize
    particleScale = node.particleScale
    particleScaleRange = node.particleScaleRange
    particleScaleSpeed = node.particleScaleSpeed
    particleScaleSequence = node.particleScaleSequence
    particleAlpha = node.particleAlpha
    particleAlphaRange = node.particleAlphaRange
    particleAlphaSpeed = node.particleAlphaSpeed
    particleAlphaSequence = node.particleAlphaSequence
    particleAction = node.particleAction
    particleRenderOrder = node.particleRenderOrder
    fieldBitMask = node.fieldBitMask
    (targetNode, shader) = (node.targetNode, node.shader)
  }

  override func drawContent(in context: CGContext, alpha: CGFloat) {
    drawParticles(in: context, alpha: alpha)
  }
}
