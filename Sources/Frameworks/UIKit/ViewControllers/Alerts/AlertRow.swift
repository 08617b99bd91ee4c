/// One of the actions in an alert, or in a sheet.
@MainActor
final class AlertRow: UIView {
  let action: UIAlertAction
  private unowned let alert: UIAlertController
  private let label = UILabel()
  private let measures: AlertMeasures

  /// Whether a finger is on it.
  var isPressed = false { didSet { if isPressed != oldValue { show() } } }

  init(_ action: UIAlertAction, in controller: UIAlertController) {
    (self.action, alert) = (action, controller)
    measures = AlertMeasures(isSheet: alert.preferredStyle == .actionSheet)
    super.init(frame: .zero)
    // Fingers slide from one to another, so the view around them follows fingers.
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    action.row = self
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Points that it is wide and high at least.
  var fittingSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + AlertMeasures.margin * 2,
      height: max(measures.rowHeight, (size.height + 2 * AlertMeasures.margin).rounded(.up)))
  }

  /// Shows the action as it is now.
  func show() {
    label.text = action.title
    label.font = measures.actionFont(isEmphasized: action === alert.emphasizedAction)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isPressed ? AlertMeasures.pressed : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMeasures.margin, dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { action.accessibilityLabel ?? action.title }
    set { action.accessibilityLabel = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { action.accessibilityIdentifier }
    set { action.accessibilityIdentifier = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { action.isEnabled ? .button : [.button, .notEnabled] }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard action.isEnabled else { return false }
    alert.choose(action)
    return true
  }
}
