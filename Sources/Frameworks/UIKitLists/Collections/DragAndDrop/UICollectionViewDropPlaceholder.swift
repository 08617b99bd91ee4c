@_spi(UIKitModules) import TactusUIKitViews

/// An item that stands for data which is still to come.
///
/// Step DragAndDrop.LI7.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Creates a placeholder at a path, with the identifier of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  /// A closure that configures the cell; stored, as no cell is shown until the data has come.
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

/// A placeholder of a dropped item, until its data has come.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the item, after a closure has added its data at a path.
  ///
  /// - Returns: Whether it was inserted: false after the first time, and after a deletion.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives up the item.
  ///
  /// - Returns: Whether it was given up: false after an insertion or a deletion.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Configures the cell of the placeholder again; without effect, as none is shown.
  func setNeedsCellUpdate()
}
