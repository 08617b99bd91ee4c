@_spi(UIKitModules) import TactusUIKitViews

/// A controller that shows an alert or an action sheet.
///
/// Steps Alerts.AL1…
@preconcurrency @MainActor
open class UIAlertController: UIViewController, PresentedAlert {
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
  /// The severity; stored, as only a Mac shows it.
  open var severity: UIAlertControllerSeverity = .default

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

  /// Adds an action; traps on a second action of the cancel style.
  open func addAction(_ action: UIAlertAction) {
    programmingPrecondition(
      action.style != .cancel || cancelAction == nil, "an alert can have only one cancel action")
    actions.append(action)
    changed()
  }

  // MARK: Text fields

  /// The text fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field; traps for an action sheet (Alerts.AL10).
  ///
  /// - Parameter configurationHandler: The closure that configures the text field, which is called
  ///   at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    programmingPrecondition(
      preferredStyle == .alert,
      "text fields can only be added to an alert controller of the style alert")
    let field = UITextField.ofAlert()
    add(field)
    configurationHandler?(field)
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

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    beginEditing()
  }

  // MARK: Internals

  /// Adds a text field that was made for an alert.
  func add(_ field: UITextField) {
    fields.append(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in field.map { self?.returnWasPressed(in: $0) } },
      for: .primaryActionTriggered)
  }

  /// The first responder before the first text field became it.
  private(set) var fields: [UITextField] = []
  /// The first responder before the first text field became it.
  private weak var formerResponder: UIResponder?
  private var hasBegunEditing = false

  /// Makes the first text field the first responder, once for each presentation (Alerts.AL11).
  func beginEditing() {
    guard !hasBegunEditing, let field = fields.first, let window = field.window else { return }
    hasBegunEditing = true
    formerResponder = window.firstResponder
    field.becomeFirstResponder()
  }

  /// Ends editing, and makes the former first responder the first one again (Alerts.AL11).
  func endEditing() {
    guard hasBegunEditing else { return }
    hasBegunEditing = false
    viewIfLoaded?.endEditing(true)
    formerResponder?.becomeFirstResponder()
    formerResponder = nil
  }

  /// Moves to the next text field; in the last one, chooses an action (Alerts.AL12).
  private func returnWasPressed(in field: UITextField) {
    guard let place = fields.firstIndex(where: { $0 === field }) else { return }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else if let action = actionForReturn {
      choose(action)
    }
  }

  /// The action that the return key chooses: the preferred one, or the only one that does not
  /// cancel.
  private var actionForReturn: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let others = actions.filter { $0.style != .cancel }
    return others.count == 1 ? others[0] : nil
  }

  @_spi(UIKitModules) open override func customPresentationController(
    over source: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: source)
  }

  /// The action with the cancel style.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action with the bold title: the preferred action, or else the cancel action (Alerts.AL3).
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

  /// Dismisses the alert and then calls the handler of the chosen action (Alerts.AL6).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isDismissing, let presentation = storedPresentationController else {
      return
    }
    presentation.dismiss(animated: true) { action.handler?(action) }
  }

  /// Handles a touch outside the cards, which cancels an action sheet (Alerts.AL7).
  func handleOutsideTouch() {
    if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
  }

  private func changed() { (viewIfLoaded as? AlertView)?.reload() }
}

extension UITextField {
  /// Creates a text field for an alert.
  static func ofAlert() -> UITextField {
    let field = UITextField(frame: .zero)
    field.font = AlertMetrics.fieldFont
    field.clearButtonMode = .whileEditing
    return field
  }
}
