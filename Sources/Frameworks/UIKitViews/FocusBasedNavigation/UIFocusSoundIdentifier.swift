/// A sound of a moving focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The sound as a string.
  public let rawValue: String
  /// Creates a sound from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a sound from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// No sound.
  public static let none = Self("none")
  /// The default sound.
  public static let `default` = Self("default")
}
