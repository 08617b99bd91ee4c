/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits of the set, one for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)

  /// The corners as a layer's corner mask.
  var mask: CACornerMask {
    var mask: CACornerMask = []
    if contains(.topLeft) { mask.insert(.layerMinXMinYCorner) }
    if contains(.topRight) { mask.insert(.layerMaxXMinYCorner) }
    if contains(.bottomLeft) { mask.insert(.layerMinXMaxYCorner) }
    if contains(.bottomRight) { mask.insert(.layerMaxXMaxYCorner) }
    return mask
  }
}
