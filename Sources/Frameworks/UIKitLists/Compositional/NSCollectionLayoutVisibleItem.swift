/// A visible element of a section, whose look a closure changes as the content scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center, in the coordinates of the section's content.
  var center: CGPoint { get set }
  /// The three-dimensional transform.
  var transform3D: CATransform3D { get set }
  /// The name of the element, for debugging.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame, in the coordinates of the section's content.
  var frame: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for cells.
  var representedElementKind: String? { get }
}

/// The type of closures that change the visible elements of a section as the content scrolls.
///
/// They receive the elements, the offset of the section's content, or of the collection view, and
/// the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void
