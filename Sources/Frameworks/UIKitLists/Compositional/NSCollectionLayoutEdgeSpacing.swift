/// The spaces around an item of a compositional layout, outside of it.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Creates the spaces; `nil` stands for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    sides = (leading, top, trailing, bottom)
    super.init()
  }

  /// The space before the item.
  open var leading: NSCollectionLayoutSpacing? { sides.leading }
  /// The space above the item.
  open var top: NSCollectionLayoutSpacing? { sides.top }
  /// The space after the item.
  open var trailing: NSCollectionLayoutSpacing? { sides.trailing }
  /// The space below the item.
  open var bottom: NSCollectionLayoutSpacing? { sides.bottom }

  /// Returns the spaces themselves, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private typealias Spacing = NSCollectionLayoutSpacing
  private let sides: (leading: Spacing?, top: Spacing?, trailing: Spacing?, bottom: Spacing?)

  /// Returns the spaces before and after the item along an axis.
  func along(_ axis: LayoutAxis) -> (
    before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?
  ) { axis == .horizontal ? (leading, trailing) : (top, bottom) }
}
