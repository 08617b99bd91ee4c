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
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The action of the update.
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
