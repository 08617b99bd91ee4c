/// The corners of a layer that are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates an option set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the least x and the least y: the upper left in a view.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner with the greatest x and the least y: the upper right in a view.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner with the least x and the greatest y: the lower left in a view.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner with the greatest x and the greatest y: the lower right in a view.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
