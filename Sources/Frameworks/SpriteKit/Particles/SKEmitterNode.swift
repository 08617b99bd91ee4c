/// A particle emitter (Scenes.SK38…).
open class SKEmitterNode: SKNode {
  /// Creates an emitter that emits nothing.
  public override init() { super.init() }
  /// Creates an emitter from an archive, which emits nothing.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The node in whose coordinates particles move; nil for the emitter.
  open weak var targetNode: SKNode?
  /// The shader; stored, as shaders do not run (Scenes.SK40).
  open var shader: SKShader? {
    didSet { if shader != nil { SpriteWarning.shaderHasNoEffect("SKEmitterNode.shader") } }
  }
  /// The texture of particles; nil for squares in one color.
  open var particleTexture: SKTexture?
  /// The z position of particles; stored, because particles are drawn with their emitter.
  open var particleZPosition: CGFloat = 0
  /// The range of z positions; stored, because particles are drawn with their emitter.
  open var particleZPositionRange: CGFloat = 0
  /// The change of z positions per second; stored, because particles are drawn with their emitter.
  open var particleZPositionSpeed: CGFloat = 0
  /// The blend mode of particles.
  open var particleBlendMode = SKBlendMode.alpha
  /// The color of particles.
  open var particleColor = UIColor.white
  /// The range of the red component.
  open var particleColorRedRange: CGFloat = 0
  /// The range of the green component.
  open var particleColorGreenRange: CGFloat = 0
  /// The range of the blue component.
  open var particleColorBlueRange: CGFloat = 0
  /// The range of the alpha component.
  open var particleColorAlphaRange: CGFloat = 0
  /// The change of the red component per second.
  open var particleColorRedSpeed: CGFloat = 0
  /// The change of the green component per second.
  open var particleColorGreenSpeed: CGFloat = 0
  /// The change of the blue component per second.
  open var particleColorBlueSpeed: CGFloat = 0
  /// The change of the alpha component per second.
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The color over a particle's lifetime, 0…1.
  open var particleColorSequence: SKKeyframeSequence?
  /// The color blend factor, 0…1.
  open var particleColorBlendFactor: CGFloat = 0
  /// The range of the color blend factor.
  open var particleColorBlendFactorRange: CGFloat = 0
  /// The change of the color blend factor per second.
  open var particleColorBlendFactorSpeed: CGFloat = 0
  /// The color blend factor over a particle's lifetime.
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  /// The center of the area where particles start, in the emitter's coordinates.
  open var particlePosition = CGPoint.zero
  /// The size of the area where particles start.
  open var particlePositionRange = CGVector.zero
  /// The speed in points per second.
  open var particleSpeed: CGFloat = 0
  /// The range of speeds.
  open var particleSpeedRange: CGFloat = 0
  /// The direction of emission in radians.
  open var emissionAngle: CGFloat = 0
  /// The range of directions.
  open var emissionAngleRange: CGFloat = 0
  /// The horizontal acceleration in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The number of new particles per second.
  open var particleBirthRate: CGFloat = 0
  /// The total number of particles; 0 for no limit.
  open var numParticlesToEmit = 0
  /// The lifetime of a particle in seconds.
  open var particleLifetime: CGFloat = 0
  /// The range of lifetimes.
  open var particleLifetimeRange: CGFloat = 0
  /// The rotation in radians.
  open var particleRotation: CGFloat = 0
  /// The range of rotations.
  open var particleRotationRange: CGFloat = 0
  /// The change of the rotation per second.
  open var particleRotationSpeed: CGFloat = 0
  /// The size of a particle; zero for the texture's.
  open var particleSize = CGSize.zero
  /// The scale.
  open var particleScale: CGFloat = 1
  /// The range of scales.
  open var particleScaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var particleScaleSpeed: CGFloat = 0
  /// The scale over a particle's lifetime.
  open var particleScaleSequence: SKKeyframeSequence?
  /// The opacity.
  open var particleAlpha: CGFloat = 1
  /// The range of opacities.
  open var particleAlphaRange: CGFloat = 0
  /// The change of the opacity per second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The opacity over a particle's lifetime.
  open var particleAlphaSequence: SKKeyframeSequence?
  /// The action of each particle; stored, because particles run none (Scenes.SK40).
  open var particleAction: SKAction?
  /// The drawing order of particles.
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast
  /// The category mask of fields that act on particles; stored (Scenes.SK40).
  open var fieldBitMask: UInt32 = 0

  /// Advances the particles by a time in seconds.
  open func advanceSimulationTime(_ sec: TimeInterval) { simulate(sec) }
  /// Removes all particles, and starts over.
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
