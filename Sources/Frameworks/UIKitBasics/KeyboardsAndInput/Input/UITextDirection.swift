/// A direction in a text, either in storage or in layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int
  /// Creates a direction from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the stored text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction in the displayed text.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
