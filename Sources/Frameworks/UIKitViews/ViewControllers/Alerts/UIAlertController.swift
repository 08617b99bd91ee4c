/// A controller that shows an alert or an action sheet.
///
/// Steps Alerts.AL1…
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  // MARK: Creating

  /// Creates an alert or an action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
    self.preferredStyle = preferredStyle
  }

  /// Creates an action sheet without texts; nib files are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// Creates an action sheet without texts; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  // MARK: Text

  /// The title of the alert.
  open override var title: String? { didSet { changed() } }
  /// The message below the title.
  open var message: String? { didSet { changed() } }
  /// The style of the alert.
  open private(set) var preferredStyle: Style = .actionSheet

  // MARK: Actions

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The emphasized action; it has to be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      let isKnown = preferredAction.map { one in actions.contains { $0 === one } } ?? true
      programmingPrecondition(
        isKnown, "the preferred action of an alert has to be one of its actions")
      changed()
    }
  }

  /// Adds an action; a second action of style cancel stops the program.
  open func addAction(_ action: UIAlertAction) {
    programmingPrecondition(
      action.style != .cancel || cancelAction == nil, "an alert can have only one cancel action")
    actions.append(action)
    changed()
  }

  /// The styles of an alert.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the center of the screen.
    case alert = 1
  }

  // MARK: Controller

  open override func loadView() { view = AlertView(self) }

  /// Chooses the cancel action when a VoiceOver user makes the escape gesture (Alerts.AL8).
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return super.accessibilityPerformEscape() }
    choose(cancelAction)
    return true
  }

  // MARK: Internals

  override func customPresentationController(over source: UIViewController?)
    -> UIPresentationController?
  {
    AlertPresentationController(presentedViewController: self, presenting: source)
  }

  /// The action with the cancel style.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action with the bold title: the preferred action, or else the cancel action (Alerts.AL3).
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

  /// Alerts.AL6: dismisses the alert and then calls the handler of the chosen action.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isDismissing, let presentation = storedPresentationController else {
      return
    }
    presentation.dismiss(animated: true) { action.handler?(action) }
  }

  /// Alerts.AL7: handles a touch outside the cards, which cancels an action sheet.
  func handleOutsideTouch() {
    if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
  }

  private func changed() { (viewIfLoaded as? AlertView)?.reload() }
}
