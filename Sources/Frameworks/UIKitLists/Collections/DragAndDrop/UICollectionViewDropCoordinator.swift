@_spi(UIKitModules) import TactusUIKitViews

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The item from which the item was dragged; nil if it is not one of this view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview; zero if the item is not one of this view.
  var previewSize: CGSize { get }
}

extension DropPlan.Item: UICollectionViewDropItem {}

/// The drop on a collection view that its delegate performs.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The item under the finger; nil if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The session, which loads the data.
  var session: any UIDropSession { get }
  /// Inserts a dropped item at a placeholder once its data has loaded (DragAndDrop.LI7).
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates a dropped item to the item that the app has inserted at a path.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle within an item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates a dropped item to a target in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop on a collection view.
@MainActor
final class CollectionDropCoordinator: ItemDropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { plan.items }
  var proposal: UICollectionViewDropProposal {
    plan.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: plan.proposal.operation)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    self.placeholder(of: dragItem, at: placeholder.insertionIndexPath)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animate(dragItem, to: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { animate(dragItem, into: indexPath, rect) }
}
