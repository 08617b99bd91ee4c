/// The marks in a scene by which errors are found.
///
/// - Source: the bits are those of public bindings. Confidence: documented.
public struct SCNDebugOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The forms of bodies.
  public static let showPhysicsShapes = Self(rawValue: 1 << 0)
  /// The boxes around nodes.
  public static let showBoundingBoxes = Self(rawValue: 1 << 1)
  /// The strengths of lights.
  public static let showLightInfluences = Self(rawValue: 1 << 2)
  /// The reach of lights.
  public static let showLightExtents = Self(rawValue: 1 << 3)
  /// The fields.
  public static let showPhysicsFields = Self(rawValue: 1 << 4)
  /// The edges of triangles, in addition.
  public static let showWireframe = Self(rawValue: 1 << 5)
  /// The edges of triangles alone.
  public static let renderAsWireframe = Self(rawValue: 1 << 6)
  /// The bones.
  public static let showSkeletons = Self(rawValue: 1 << 7)
  /// The sharp edges.
  public static let showCreases = Self(rawValue: 1 << 8)
  /// The constraints.
  public static let showConstraints = Self(rawValue: 1 << 9)
  /// The cameras.
  public static let showCameras = Self(rawValue: 1 << 10)
}
