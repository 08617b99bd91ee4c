/// One of the changes of a collection view's items that are made at once, for its layout.
///
/// Of a section's change the paths have no second number that counts: it is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is changed.
  public enum Action: Int, Sendable {
    /// Something new comes.
    case insert = 0
    /// Something goes.
    case delete = 1
    /// Something is shown anew.
    case reload = 2
    /// Something goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where it was; nil if it is new.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where it is; nil if it is gone.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What is changed.
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
