extension UITextFormattingViewController {
  /// A style of lists.
  public struct TextList: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a style with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A list with hyphens.
    public static let hyphen = TextList(rawValue: "hyphen")
    /// A list with discs.
    public static let disc = TextList(rawValue: "disc")
    /// A list with numbers.
    public static let decimal = TextList(rawValue: "decimal")
    /// Another list.
    public static let other = TextList(rawValue: "other")
  }
}
