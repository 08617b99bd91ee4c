extension UITextFormattingViewController {
  /// A highlight of text.
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a highlight with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default highlight.
    public static let `default` = Highlight(rawValue: "default")
    /// The purple highlight.
    public static let purple = Highlight(rawValue: "purple")
    /// The pink highlight.
    public static let pink = Highlight(rawValue: "pink")
    /// The orange highlight.
    public static let orange = Highlight(rawValue: "orange")
    /// The mint highlight.
    public static let mint = Highlight(rawValue: "mint")
    /// The blue highlight.
    public static let blue = Highlight(rawValue: "blue")
  }
}
