/// A light on a node; stored, because nothing is rendered.
open class SCNLight: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// A kind of light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ambient light.
    public static let ambient = LightType(rawValue: "ambient")
    /// A point light.
    public static let omni = LightType(rawValue: "omni")
    /// Parallel light.
    public static let directional = LightType(rawValue: "directional")
    /// A spotlight.
    public static let spot = LightType(rawValue: "spot")
    /// A light with a measured intensity distribution (IES).
    public static let IES = LightType(rawValue: "ies")
    /// A probe of the light around a point.
    public static let probe = LightType(rawValue: "probe")
    /// An area light.
    public static let area = LightType(rawValue: "area")
  }

  /// Creates a point light.
  public override init() { super.init() }

  /// Creates a light with default values, because lights are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// The kind.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// The luminous flux in lumens.
  open var intensity: CGFloat = 1000
  /// Whether nodes cast shadows in the light.
  open var castsShadow = false
  /// The name.
  open var name: String?
  /// The color temperature in kelvins.
  open var temperature: CGFloat = 6500
  /// The category mask of lit nodes.
  open var categoryBitMask = -1
  /// The color of shadows.
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  /// The blur radius of shadows.
  open var shadowRadius: CGFloat = 3
  /// The size of the shadow map; zero lets the system choose.
  open var shadowMapSize = CGSize.zero
  /// The number of samples per shadow pixel; 0 lets the system choose.
  open var shadowSampleCount = 0
  /// The depth bias of shadows.
  open var shadowBias: CGFloat = 1
  /// The shadow technique.
  open var shadowMode = SCNShadowMode.forward
  /// Whether the shadow projection follows the view.
  open var automaticallyAdjustsShadowProjection = true
  /// The distance beyond which no shadows are drawn.
  open var maximumShadowDistance: CGFloat = 100
  /// Half of the height of a directional light's shadow projection.
  open var orthographicScale: CGFloat = 1
  /// The near limit of shadows.
  open var zNear: CGFloat = 1
  /// The far limit of shadows.
  open var zFar: CGFloat = 100
  /// The distance at which attenuation begins.
  open var attenuationStartDistance: CGFloat = 0
  /// The distance at which attenuation ends; 0 without attenuation.
  open var attenuationEndDistance: CGFloat = 0
  /// The exponent of the attenuation.
  open var attenuationFalloffExponent: CGFloat = 2
  /// The angle in degrees of the fully lit cone.
  open var spotInnerAngle: CGFloat = 0
  /// The angle in degrees of the whole cone.
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
