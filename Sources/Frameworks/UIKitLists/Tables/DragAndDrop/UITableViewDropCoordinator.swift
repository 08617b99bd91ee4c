@_spi(UIKitModules) import TactusUIKitViews

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row from which the item was dragged; nil if it is not one of this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview; zero if the item is not one of this table.
  var previewSize: CGSize { get }
}

extension DropPlan.Item: UITableViewDropItem {}

/// The drop on a table that its delegate performs.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The row under the finger; nil if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The session, which loads the data.
  var session: any UIDropSession { get }
  /// Inserts a row for a dropped item at a placeholder once its data has loaded (DragAndDrop.LI7).
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates a dropped item to the row that the app has inserted at a path.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle within a row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates a dropped item to a target in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop on a table.
@MainActor
final class TableDropCoordinator: ItemDropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { plan.items }
  var proposal: UITableViewDropProposal {
    plan.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: plan.proposal.operation)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    self.placeholder(of: dragItem, at: placeholder.insertionIndexPath)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animate(dragItem, to: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { animate(dragItem, into: indexPath, rect) }
}
