@_spi(UIKitModules) import TactusUIKitViews

/// A placeholder for an item whose data is still loading.
///
/// Step DragAndDrop.LI7.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Creates a placeholder at a path, with the identifier of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  /// A closure that configures the cell; stored, as no cell is shown until the data has loaded.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  // MARK: Internals

  let insertionIndexPath: IndexPath
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the appearance of the item; stored, as no cell is shown.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a dropped item's placeholder, until its data has loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Inserts the item, after a closure has added its data at a path.
  ///
  /// - Returns: Whether it was inserted: false after the first time, and after a deletion.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: Whether it was deleted: false after an insertion or a deletion.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Configures the cell of the placeholder again; without effect, as none is shown.
  func setNeedsCellUpdate()
}
