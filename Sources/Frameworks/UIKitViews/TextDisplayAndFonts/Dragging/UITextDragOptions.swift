/// A set of options that determine the behavior of a draggable text view.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a text-drag options structure with the specified raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Strips the foreground and background colors for a system-provided text drag preview.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
