import TactusUIKitViews

/// A proposal of what happens when items are dropped on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The effect of the drop at the row under the finger.
  public enum Intent: Int, Sendable {
    /// The app decides; no gap is shown.
    case unspecified = 0
    /// The items are inserted at the row, where a gap opens.
    case insertAtDestinationIndexPath = 1
    /// The items are dropped into the row.
    case insertIntoDestinationIndexPath = 2
    /// The table decides by the place of the finger in the row; here a gap opens.
    case automatic = 3
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
