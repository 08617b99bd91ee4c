extension UIBarButtonItem {
  /// A badge of a bar button: a number, a text or a dot (Navigation.NB23).
  ///
  /// - Since: 26.0.
  public struct Badge: Hashable, Sendable {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The color of the background; `nil` for red.
    public var backgroundColor: UIColor?
    /// The color of the text; `nil` for white.
    public var foregroundColor: UIColor?
    /// The font of the text; `nil` for the system's.
    public var font: UIFont?

    /// Returns a badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
    /// Returns a badge with text.
    public static func string(_ stringValue: String) -> Badge { Badge(stringValue: stringValue) }
    /// Returns a badge without text: a dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }

    private init(stringValue: String?) { self.stringValue = stringValue }
  }
}
