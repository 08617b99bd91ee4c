extension UITextFormattingViewController {
  /// A horizontal alignment of text.
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an alignment with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an alignment that is the same as one of a paragraph style.
    public init(nsTextAlignment: NSTextAlignment) {
      self =
        switch nsTextAlignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    /// The alignment of a paragraph style that is the same; the natural one for a raw value of the
    /// app's own.
    public var nsTextAlignment: NSTextAlignment {
      switch self {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      default: .natural
      }
    }

    /// Lines at the left.
    public static let left = TextAlignment(rawValue: "left")
    /// Lines in the middle.
    public static let center = TextAlignment(rawValue: "center")
    /// Lines at the right.
    public static let right = TextAlignment(rawValue: "right")
    /// Lines at both sides.
    public static let justified = TextAlignment(rawValue: "justified")
    /// Lines at the side where the writing begins.
    public static let natural = TextAlignment(rawValue: "natural")
  }
}
