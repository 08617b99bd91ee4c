/// A light source that can be attached to a node to illuminate the scene.
open class SCNLight: NSObject, @unchecked Sendable {
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
  }

  /// Creates a light from a place in all directions.
  public override init() { super.init() }

  /// The kind.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// The strength in lumen.
  open var intensity: CGFloat = 1000
  /// A Boolean value that indicates whether objects cast shadows.
  open var castsShadow = false
}
