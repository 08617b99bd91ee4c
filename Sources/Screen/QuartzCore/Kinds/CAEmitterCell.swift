/// A source of particles of an emitter layer, which paints none.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Creates a cell without contents.
  public override init() { super.init() }

  // MARK: Contents

  /// The picture of a particle.
  open var contents: Any?
  /// The part of the picture that is used.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the picture per point.
  open var contentsScale: CGFloat = 1
  /// The name of the cell.
  open var name: String?
  /// Whether the cell is used.
  open var isEnabled = true
  /// The cells that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The values of styles.
  open var style: [AnyHashable: Any]?
  /// The filter for a picture that is reduced.
  open var minificationFilter: String = CALayerContentsFilter.linear.rawValue
  /// The filter for a picture that is enlarged.
  open var magnificationFilter: String = CALayerContentsFilter.linear.rawValue
  /// The bias of the filter for a picture that is reduced.
  open var minificationFilterBias: Float = 0

  // MARK: Emission

  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone of directions, in radians.
  open var emissionRange: CGFloat = 0

  // MARK: Motion

  /// The initial speed, in points per second.
  open var velocity: CGFloat = 0
  /// The range of speeds.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards.
  open var yAcceleration: CGFloat = 0
  /// The initial scale.
  open var zAcceleration: CGFloat = 0
  /// The scale at the beginning.
  open var scale: CGFloat = 1
  /// The range of scales.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The angle of rotation per second, in radians.
  open var spin: CGFloat = 0
  /// The range of rotations.
  open var spinRange: CGFloat = 0

  // MARK: Color

  /// The color by which the picture is multiplied.
  open var color: CGColor? = .white
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the alpha component.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the alpha component per second.
  open var alphaSpeed: Float = 0

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
}
