/// The common part of a drag and a drop.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag is restricted to the app of the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item conforms to any of the uniform types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The source's object, visible only to the app of the items.
  var localContext: Any? { get set }
}

/// A drag, as its destination sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session if it is of the same app; here it always is.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress indicator; none is shown, because the data comes from the same app.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of all transfers.
  var progress: Progress { get }
  /// Loads objects of a class from all items that support it, and passes them to a closure on the
  /// main queue.
  ///
  /// - Returns: The progress of the transfers.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
