/// An alert that presents itself, from before iOS 9.
///
/// Steps Alerts.OL1…
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  // MARK: Creating

  /// Creates an alert without texts and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an alert without texts and buttons; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert with at most one button.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (content.title, content.message) = (title, message)
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { content.cancelIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with several buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Content

  /// The delegate.
  open weak var delegate: AnyObject?
  /// The title.
  open var title: String {
    get { content.title ?? "" }
    set { content.title = newValue }
  }
  /// The message below the title.
  open var message: String? {
    get { content.message }
    set { content.message = newValue }
  }
  /// The text fields of the alert.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }

  /// Returns a text field; traps if the index has none.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    programmingPrecondition(
      fields.indices.contains(textFieldIndex),
      "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
    return fields[textFieldIndex]
  }

  // MARK: Buttons

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { content.addButton(title) }

  /// Returns the title of a button; nil for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    content.buttonTitle(at: buttonIndex)
  }

  /// The number of buttons.
  open var numberOfButtons: Int { content.buttons.count }
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int {
    get { content.cancelIndex }
    set { content.cancelIndex = newValue }
  }
  /// The index of the first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int { content.firstOtherIndex }

  // MARK: Showing

  /// Whether the alert is shown.
  open var isVisible: Bool { alert != nil }

  /// Shows the alert in front of everything else (Alerts.OL1).
  open func show() {
    guard alert == nil else { return }
    let new = OlderAlert(content, style: .alert)
    alert = new
    updateFirstOtherButton()
    new.onChoice = { [self] index in
      receiver?.alertView(self, clickedButtonAt: index)
      dismiss(withClickedButtonIndex: index, animated: true)
    }
    receiver?.willPresent(self)
    new.show { [self] in receiver?.didPresent(self) }
  }

  /// Dismisses the alert as if a button were chosen, without notifying the delegate (Alerts.OL3).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let leaving = alert else { return }
    alert = nil
    receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    leaving.dismiss(animated: animated) { [self] in
      receiver?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  // MARK: Internals

  private var content = OlderAlert.Content()
  private var alert: OlderAlert?
  private var fields: [UITextField] { content.fields }

  private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func makeFields() {
    let count =
      switch alertViewStyle {
      case .default: 0
      case .plainTextInput, .secureTextInput: 1
      case .loginAndPasswordInput: 2
      }
    let fields = (0..<count).map { _ in UITextField.ofAlert() }
    for field in fields {
      field.addAction(
        UIAction { [weak self] _ in self?.updateFirstOtherButton() }, for: .editingChanged)
    }
    content.fields = fields
    if alertViewStyle == .loginAndPasswordInput {
      (fields[0].placeholder, fields[1].placeholder) = ("Login", "Password")
    }
    let isSecret = [.secureTextInput, .loginAndPasswordInput].contains(alertViewStyle)
    if isSecret { fields.last?.isSecureTextEntry = true }
  }

  private func updateFirstOtherButton() {
    guard let receiver, !fields.isEmpty else { return }
    alert?.setEnabled(
      receiver.alertViewShouldEnableFirstOtherButton(self), at: firstOtherButtonIndex)
  }
}
