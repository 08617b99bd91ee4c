/// A light source that can be attached to a node to illuminate the scene.
open class SCNLight: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The kind of a light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light from everywhere.
    public static let ambient = LightType(rawValue: "ambient")
    /// Light from a place in all directions.
    public static let omni = LightType(rawValue: "omni")
    /// Light in one direction.
    public static let directional = LightType(rawValue: "directional")
    /// Light from a place within a cone.
    public static let spot = LightType(rawValue: "spot")
    /// Light as a lamp has been measured to give.
    public static let IES = LightType(rawValue: "ies")
    /// Light that is gathered at a place.
    public static let probe = LightType(rawValue: "probe")
    /// Light from an area.
    public static let area = LightType(rawValue: "area")
  }

  /// Creates a light from a place in all directions.
  public override init() { super.init() }

  /// Creates a light with default values, because lights are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// The kind.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// The strength in lumen.
  open var intensity: CGFloat = 1000
  /// Whether objects cast shadows.
  open var castsShadow = false
  /// The name.
  open var name: String?
  /// The temperature of the color in kelvin.
  open var temperature: CGFloat = 6500
  /// The categories of the nodes that are lit.
  open var categoryBitMask = -1
  /// The color of shadows.
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  /// The softness of shadows.
  open var shadowRadius: CGFloat = 3
  /// The size of the picture of shadows; zero for one that the system chooses.
  open var shadowMapSize = CGSize.zero
  /// The number of samples of a shadow; 0 for one that the system chooses.
  open var shadowSampleCount = 0
  /// The distance of shadows from what casts them.
  open var shadowBias: CGFloat = 1
  /// The way in which shadows are drawn.
  open var shadowMode = SCNShadowMode.forward
  /// Whether shadows reach as far as is seen.
  open var automaticallyAdjustsShadowProjection = true
  /// The distance up to which shadows are seen.
  open var maximumShadowDistance: CGFloat = 100
  /// The half of the height in which a directional light casts shadows.
  open var orthographicScale: CGFloat = 1
  /// The distance from which on shadows are cast.
  open var zNear: CGFloat = 1
  /// The distance up to which shadows are cast.
  open var zFar: CGFloat = 100
  /// The distance from which on the light is weaker.
  open var attenuationStartDistance: CGFloat = 0
  /// The distance up to which the light reaches; 0 for all.
  open var attenuationEndDistance: CGFloat = 0
  /// The way in which the light becomes weaker.
  open var attenuationFalloffExponent: CGFloat = 2
  /// The angle in degrees in which a spot is fully lit.
  open var spotInnerAngle: CGFloat = 0
  /// The angle in degrees of a spot.
  open var spotOuterAngle: CGFloat = 45

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNLight()
    (copy.type, copy.color, copy.intensity, copy.castsShadow) = (
      type, color, intensity, castsShadow
    )
    copy.name = name
    copy.temperature = temperature
    copy.categoryBitMask = categoryBitMask
    copy.shadowColor = shadowColor
    copy.shadowRadius = shadowRadius
    copy.shadowMapSize = shadowMapSize
    copy.shadowSampleCount = shadowSampleCount
    copy.shadowBias = shadowBias
    copy.shadowMode = shadowMode
    copy.automaticallyAdjustsShadowProjection = automaticallyAdjustsShadowProjection
    copy.maximumShadowDistance = maximumShadowDistance
    copy.orthographicScale = orthographicScale
    copy.zNear = zNear
    copy.zFar = zFar
    copy.attenuationStartDistance = attenuationStartDistance
    copy.attenuationEndDistance = attenuationEndDistance
    copy.attenuationFalloffExponent = attenuationFalloffExponent
    copy.spotInnerAngle = spotInnerAngle
    copy.spotOuterAngle = spotOuterAngle
    return copy
  }
}
