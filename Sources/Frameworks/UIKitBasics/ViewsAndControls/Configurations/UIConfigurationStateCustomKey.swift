/// The key of an app's own value in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public var rawValue: String

  /// Creates a key; a text with the app's domain is unlike those of other modules.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key; a text with the app's domain is unlike those of other modules.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
