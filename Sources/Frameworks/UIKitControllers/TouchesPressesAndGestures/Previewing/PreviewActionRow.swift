/// A row of a preview's actions: an action or a group.
@MainActor
final class PreviewActionRow: UIControl {
  private let label = UILabel()
  private let checkmark = CAShapeLayer()
  private let style: UIPreviewAction.Style

  init(_ item: any UIPreviewActionItem) {
    style = (item as? UIPreviewAction)?.style ?? (item as? UIPreviewActionGroup)?.style ?? .default
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = item.title
    accessibilityTraits = style == .selected ? [.button, .selected] : .button
    label.isAccessibilityElement = false
    label.text = item.title
    label.font = AlertMetrics(isSheet: true).actionFont(isEmphasized: false)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    checkmark.fillColor = nil
    checkmark.lineWidth = 2
    checkmark.lineCap = .round
    checkmark.lineJoin = .round
    checkmark.isHidden = style != .selected
    layer.addSublayer(checkmark)
    color()
  }

  required init?(coder: NSCoder) { nil }

  /// The height in points.
  var fittingHeight: CGFloat {
    let metrics = AlertMetrics(isSheet: true)
    let letters = label.intrinsicContentSize.height + 2 * AlertMetrics.margin
    return max(metrics.rowHeight, letters.rounded(.up))
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? AlertMetrics.pressed : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = style == .selected ? Self.checkmarkColumnWidth : AlertMetrics.margin
    label.frame = bounds.insetBy(dx: room, dy: 0)
    checkmark.frame = bounds
    let path = UIBezierPath()
    let (x, y) = (bounds.maxX - Self.checkmarkColumnWidth / 2, bounds.midY)
    path.move(to: CGPoint(x: x - 7, y: y))
    path.addLine(to: CGPoint(x: x - 2, y: y + 5))
    path.addLine(to: CGPoint(x: x + 7, y: y - 6))
    checkmark.path = path.cgPath
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  /// The width of the columns for a checkmark, on both sides, in points.
  ///
  /// - Source: none. Confidence: guess.
  private static let checkmarkColumnWidth: CGFloat = 48

  private func color() {
    label.textColor = style == .destructive ? .systemRed : tintColor
    checkmark.strokeColor = tintColor.cgColor
  }
}
