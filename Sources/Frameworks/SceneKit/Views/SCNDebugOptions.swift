/// The debugging overlays of a view; stored.
///
/// - Source: the bits are those of public bindings. Confidence: documented.
public struct SCNDebugOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The shapes of physics bodies.
  public static let showPhysicsShapes = Self(rawValue: 1 << 0)
  /// The bounding boxes of nodes.
  public static let showBoundingBoxes = Self(rawValue: 1 << 1)
  /// The influence of lights on nodes.
  public static let showLightInfluences = Self(rawValue: 1 << 2)
  /// The extents of lights.
  public static let showLightExtents = Self(rawValue: 1 << 3)
  /// The extents of physics fields.
  public static let showPhysicsFields = Self(rawValue: 1 << 4)
  /// The wireframe over the surface.
  public static let showWireframe = Self(rawValue: 1 << 5)
  /// The wireframe instead of the surface.
  public static let renderAsWireframe = Self(rawValue: 1 << 6)
  /// The bones of skins.
  public static let showSkeletons = Self(rawValue: 1 << 7)
  /// The creases of subdivided surfaces.
  public static let showCreases = Self(rawValue: 1 << 8)
  /// The constraints of nodes.
  public static let showConstraints = Self(rawValue: 1 << 9)
  /// The cameras and their frustums.
  public static let showCameras = Self(rawValue: 1 << 10)
}
