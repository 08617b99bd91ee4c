extension UICollectionView {
  /// A closure that is called at the end of an interactive transition.
  ///
  /// It receives whether the animation completed, and whether the transition was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set, one for each position.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }

  /// The categories of views of a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, which shows no data.
    case decorationView = 2
  }

  /// The kind of section headers.
  nonisolated public class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of section footers.
  nonisolated public class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  /// The speed at which items make room for a drop.
  public enum ReorderingCadence: Int, Sendable {
    /// Without delay.
    case immediate = 0
    /// After a short delay.
    case fast = 1
    /// After a longer delay.
    case slow = 2
  }
}
