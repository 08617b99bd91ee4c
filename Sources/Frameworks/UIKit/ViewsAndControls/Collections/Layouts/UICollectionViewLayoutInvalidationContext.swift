/// What of a layout does not count any more.
///
/// Subclasses of a layout's own say more.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context in which nothing has changed yet.
  public override init() { super.init() }

  /// Whether all is to be worked out again.
  open internal(set) var invalidateEverything = false
  /// Whether there may be other numbers of items.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items that are somewhere else.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The views about items that are somewhere else, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The views that show no data and are somewhere else, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far what is seen is to be moved, when the layout has been worked out.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// How much larger the content becomes.
  open var contentSizeAdjustment: CGSize = .zero

  /// Says that items are somewhere else.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Says that views about items are somewhere else.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }
  /// Says that views that show no data are somewhere else.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }
}
