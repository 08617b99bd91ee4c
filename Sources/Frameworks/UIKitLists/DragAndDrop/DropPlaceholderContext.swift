import TactusUIKitViews

/// The context of a placeholder in a table or a collection view (DragAndDrop.LI7).
@MainActor
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var host: (any ItemDragHost)?
  private var isPending = true

  init(_ dragItem: UIDragItem, _ path: IndexPath, _ host: (any ItemDragHost)?) {
    (self.dragItem, self.path, self.host) = (dragItem, path, host)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard isPending, let host else { return false }
    isPending = false
    dataSourceUpdates(path)
    host.insertOwnItem(at: path)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isPending = false }
    return isPending
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
  /// Updates the cell of the placeholder; does nothing, as there is none.
  func setNeedsCellUpdate() {}
}
