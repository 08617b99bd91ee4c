/// A dragged piece of data.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The provider of the data.
  open private(set) var itemProvider: NSItemProvider
  /// An object visible only to the item's app.
  open var localObject: Any?
  /// A closure that returns the preview under the finger; nil for the preview of the lift.
  open var previewProvider: (() -> UIDragPreview?)?
}
