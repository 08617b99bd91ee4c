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
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let plan: DropPlan
  private weak var view: UICollectionView?

  init(_ plan: DropPlan, _ view: UICollectionView) { (self.plan, self.view) = (plan, view) }

  var items: [any UICollectionViewDropItem] { plan.items }
  var destinationIndexPath: IndexPath? { plan.destination }
  var proposal: UICollectionViewDropProposal {
    plan.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: plan.proposal.operation)
  }
  var session: any UIDropSession { plan.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    CollectionPlaceholderContext(dragItem, placeholder.insertionIndexPath, view)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let view else { return DragTransition() }
    return plan.set(
      dragItem, in: view, parameters: { [weak view] in view?.dropParameters(at: indexPath) }
    ) { [weak view] in
      view?.dragArea(of: indexPath) ?? .zero
    }
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    guard let view else { return DragTransition() }
    return plan.set(dragItem, in: view) { [weak view] in
      let item = view?.dragArea(of: indexPath) ?? .zero
      return item.isEmpty ? .zero : rect.offsetBy(dx: item.minX, dy: item.minY)
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    plan.set(dragItem, target: target)
  }
}
