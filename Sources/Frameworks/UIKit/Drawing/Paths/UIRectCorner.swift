/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The one where both coordinates are least.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The one to the right of it.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The one below it.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The one across from it.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)

  /// The same in a layer's words.
  var mask: CACornerMask {
    var mask: CACornerMask = []
    if contains(.topLeft) { mask.insert(.layerMinXMinYCorner) }
    if contains(.topRight) { mask.insert(.layerMaxXMinYCorner) }
    if contains(.bottomLeft) { mask.insert(.layerMinXMaxYCorner) }
    if contains(.bottomRight) { mask.insert(.layerMaxXMaxYCorner) }
    return mask
  }
}
