import TactusUIKitViews

/// A proposal of what happens when items are dropped on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect of the drop at the item under the finger.
  public enum Intent: Int, Sendable {
    /// The app decides; no gap is shown.
    case unspecified = 0
    /// The items are inserted at the destination; no gap opens there (DragAndDrop.LI4).
    case insertAtDestinationIndexPath = 1
    /// The items are dropped into the destination item.
    case insertIntoDestinationIndexPath = 2
  }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// The intent.
  open private(set) var intent: Intent
}
