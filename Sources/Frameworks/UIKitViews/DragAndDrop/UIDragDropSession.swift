/// The common part of a drag and a drop.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether only the app of the items receives them.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item conforms to one of some uniform types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The part of a drag that its source sees.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the source, which only the app of the items sees.
  var localContext: Any? { get set }
}

/// The part of a drag that its destination sees.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it is one of the same app; here it always is.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the indicator of slow transfers; none is shown, as data comes from the same app.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of all transfers.
  var progress: Progress { get }
  /// Creates objects of a class from all items that allow it, and passes them to a closure on the
  /// main queue.
  ///
  /// - Returns: The progress of the transfers.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
