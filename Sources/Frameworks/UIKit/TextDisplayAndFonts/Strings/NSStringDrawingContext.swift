/// How strings are drawn and measured.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// One bit a wish.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The place is the upper left corner of several lines, and not the beginning of one's baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font says, as they always are here: the phone's says nothing.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What is painted counts, and not what room it takes; here the room counts all the same.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that there is room for has an ellipsis if there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How small strings may become, and how small they became.
open class NSStringDrawingContext: NSObject {
  /// How small letters may become to have room, 0…1 of their size; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How small they were drawn or measured last, 0…1 of their size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where they were drawn or measured last.
  open internal(set) var totalBounds: CGRect = .zero
}
