/// An action that a user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: AccessibleObject, @preconcurrency NSCopying {
  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the action's button.
  ///   - style: The style of the button.
  ///   - handler: The closure to call after a user chooses the action and the alert is dismissed
  /// (Alerts.AL6).
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// The text on the button.
  open private(set) var title: String?
  /// The style of the action's button.
  open private(set) var style: Style = .default
  /// Whether a user can choose the action.
  open var isEnabled = true { didSet { if isEnabled != oldValue { row?.show() } } }

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  /// The styles of an action's button.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of the one way out, apart from the others.
    case cancel = 1
    /// The style of a warning, in red.
    case destructive = 2
  }

  // MARK: Internals

  private(set) var handler: ((UIAlertAction) -> Void)?
  /// The row that shows the action.
  weak var row: AlertActionView?
}
