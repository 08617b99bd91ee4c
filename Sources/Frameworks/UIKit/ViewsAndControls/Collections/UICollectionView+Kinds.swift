extension UICollectionView {
  /// Where an item is to be once it was scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit a place.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Halfway between the upper edge and the lower.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Halfway between the left edge and the right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// In which direction a layout goes on.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }

  /// What kinds of views there are in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// Shows an item.
    case cell = 0
    /// Shows something about items, such as a header.
    case supplementaryView = 1
    /// Shows nothing of the data.
    case decorationView = 2
  }

  /// The kind of the views above the items of a section.
  nonisolated public class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of the views below the items of a section.
  nonisolated public class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}
