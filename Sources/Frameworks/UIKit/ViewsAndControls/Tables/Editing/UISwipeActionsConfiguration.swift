/// What a swipe uncovers at one end of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Makes one of several actions, the first at the row's end.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the first at the row's end.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe all the way does the first of them.
  open var performsFirstActionWithFullSwipe = true
}
