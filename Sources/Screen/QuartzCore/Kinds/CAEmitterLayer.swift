internal import TactusCrashReports

/// A layer of particles, which are not painted: its properties are stored, and one warning says so.
///
/// Step Layers.EM1.
open class CAEmitterLayer: CALayer {
  /// Creates a layer without cells.
  public override init() { super.init() }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer as `init()` does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The sources of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      guard emitterCells?.isEmpty == false else { return }
      RuntimeWarning.once(
        "CAEmitterLayer: particles are not painted; the layer stores its properties",
        namesPlace: true)
    }
  }
  /// The factor of the birth rates of the cells.
  open var birthRate: Float = 1
  /// The factor of the lifetimes of particles.
  open var lifetime: Float = 1
  /// The factor of the speeds of particles.
  open var velocity: Float = 1
  /// The factor of the scales of particles.
  open var scale: Float = 1
  /// The factor of the rotations of particles.
  open var spin: Float = 1
  /// The place of the source.
  open var emitterPosition = CGPoint.zero
  /// The place of the source toward the viewer.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source.
  open var emitterSize = CGSize.zero
  /// The depth of the source.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and blending of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth.
  open var preservesDepth = false
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}
