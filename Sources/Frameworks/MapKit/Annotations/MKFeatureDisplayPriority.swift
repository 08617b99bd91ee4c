/// A priority of annotation views in collisions (Maps.AN6).
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number, at most 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of views that are always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// A high priority.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// A low priority.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
