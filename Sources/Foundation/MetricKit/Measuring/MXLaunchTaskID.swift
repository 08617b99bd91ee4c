/// The name of a task of an app’s launch.
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
