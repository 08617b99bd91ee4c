/// A piece of data that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The provider of the data.
  open private(set) var itemProvider: NSItemProvider
  /// An object that only the app of the item sees.
  open var localObject: Any?
  /// A closure that returns the preview under the finger; nil for the preview of the lift.
  open var previewProvider: (() -> UIDragPreview?)?
}
