@_spi(UIKitModules) import TactusUIKitViews

/// A placeholder for a row whose data is still loading.
///
/// Step DragAndDrop.LI7.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Creates a placeholder at a path, with the identifier of its cell and its height.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  /// A closure that configures the cell; stored, as no cell is shown until the data has loaded.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  // MARK: Internals

  let insertionIndexPath: IndexPath
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the appearance of the item; stored, as no cell is shown.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a dropped item's placeholder, until its data has loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the row, after a closure has added its data at a path.
  ///
  /// - Returns: Whether it was inserted: false after the first time, and after a deletion.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: Whether it was deleted: false after an insertion or a deletion.
  @discardableResult
  func deletePlaceholder() -> Bool
}
