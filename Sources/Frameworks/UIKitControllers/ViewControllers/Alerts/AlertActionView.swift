/// A row that shows one action of an alert or an action sheet.
@MainActor
final class AlertActionView: UIView {
  let action: UIAlertAction
  private unowned let alert: UIAlertController
  private let label = UILabel()
  private let metrics: AlertMetrics

  /// Whether a finger touches the row.
  var isPressed = false { didSet { if isPressed != oldValue { show() } } }

  init(_ action: UIAlertAction, in controller: UIAlertController) {
    (self.action, alert) = (action, controller)
    metrics = AlertMetrics(isSheet: alert.preferredStyle == .actionSheet)
    super.init(frame: .zero)
    // Fingers slide from one row to another, so the alert's view tracks them.
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

  /// The minimum size of the row, in points.
  var fittingSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + AlertMetrics.margin * 2,
      height: max(metrics.rowHeight, (size.height + 2 * AlertMetrics.margin).rounded(.up)))
  }

  /// Updates the row from its action.
  func show() {
    label.text = action.title
    label.font = metrics.actionFont(isEmphasized: action === alert.emphasizedAction)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isPressed ? AlertMetrics.pressed : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics.margin, dy: 0)
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
