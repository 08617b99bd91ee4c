/// Options for drawing and measuring strings.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits of the set, one for each option.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the upper left corner of several lines, not the baseline of one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights include the font's leading; no effect, because the leading is 0.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the painted area; no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis if text is omitted.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits and the results of drawing a string.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor of the text, 0…1; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor of the last drawing or measurement, 0…1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounding rectangle of the last drawing or measurement.
  open internal(set) var totalBounds: CGRect = .zero
}
