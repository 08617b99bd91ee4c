/// An action that a swipe reveals in a row, which iOS 11 replaced by `UIContextualAction`.
///
/// Step Tables.TB52.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An action that deletes.
    case `default` = 0
    /// A normal action.
    case normal = 1

    /// An action that deletes.
    public static var destructive: Style { .default }
  }

  /// The closure that performs the action on a row.
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action without a title, which does nothing.
  public override init() {
    (style, handler) = (.default, { _, _ in })
    super.init()
  }

  /// Creates an action.
  public required init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The style.
  open private(set) var style: Style
  /// The title of the button.
  open var title: String?
  /// The background color; `nil` for red, or gray for a normal action.
  open var backgroundColor: UIColor?
  /// The effect behind the button; stored, as buttons have a color.
  open var backgroundEffect: UIVisualEffect?

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return copy
  }

  /// Performs the action on a row.
  fileprivate func perform(at path: IndexPath) { handler(self, path) }
}

extension UISwipeActionsConfiguration {
  /// Creates the swipe actions of a row from its row actions (Tables.TB52).
  convenience init(rowActions: [UITableViewRowAction], at path: IndexPath) {
    self.init(
      actions: rowActions.map { rowAction in
        let style: UIContextualAction.Style =
          rowAction.style == .normal ? .normal : .destructive
        let action = UIContextualAction(style: style, title: rowAction.title) { _, _, finish in
          rowAction.perform(at: path)
          finish(true)
        }
        if let color = rowAction.backgroundColor { action.backgroundColor = color }
        return action
      })
    performsFirstActionWithFullSwipe = false
  }
}
