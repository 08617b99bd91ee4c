/// One update of a batch, as a layout receives it.
///
/// In the paths of a section's update, the item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The action of an update.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No action.
    case none = 4
  }

  /// The index path before the update; `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update; `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The action of the update.
  open var updateAction: Action { action }

  private let action: Action
  private let before: IndexPath?
  private let after: IndexPath?

  /// Creates an update without an action; a subclass states its own.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
  }
}
