/// The ways in which drags from a text view differ from the default.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options with bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lifted text has the color of labels, whatever its own is.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
