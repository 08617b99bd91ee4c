/// One of the actions of a preview, or a group of them.
@MainActor
final class PreviewActionRow: UIControl {
  private let label = UILabel()
  private let tick = CAShapeLayer()
  private let style: UIPreviewAction.Style

  init(_ item: any UIPreviewActionItem) {
    style = (item as? UIPreviewAction)?.style ?? (item as? UIPreviewActionGroup)?.style ?? .default
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = item.title
    accessibilityTraits = style == .selected ? [.button, .selected] : .button
    label.isAccessibilityElement = false
    label.text = item.title
    label.font = AlertMeasures(isSheet: true).actionFont(isEmphasized: false)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    tick.fillColor = nil
    tick.lineWidth = 2
    tick.lineCap = .round
    tick.lineJoin = .round
    tick.isHidden = style != .selected
    layer.addSublayer(tick)
    color()
  }

  required init?(coder: NSCoder) { nil }

  /// Points that it is high.
  var fittingHeight: CGFloat {
    let measures = AlertMeasures(isSheet: true)
    let letters = label.intrinsicContentSize.height + 2 * AlertMeasures.margin
    return max(measures.rowHeight, letters.rounded(.up))
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? AlertMeasures.pressed : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = style == .selected ? Self.tickRoom : AlertMeasures.margin
    label.frame = bounds.insetBy(dx: room, dy: 0)
    tick.frame = bounds
    let path = UIBezierPath()
    let (x, y) = (bounds.maxX - Self.tickRoom / 2, bounds.midY)
    path.move(to: CGPoint(x: x - 7, y: y))
    path.addLine(to: CGPoint(x: x - 2, y: y + 5))
    path.addLine(to: CGPoint(x: x + 7, y: y - 6))
    tick.path = path.cgPath
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  /// Points at each side where one that is on has its tick.
  ///
  /// - Source: none. Confidence: guess.
  private static let tickRoom: CGFloat = 48

  private func color() {
    label.textColor = style == .destructive ? .systemRed : tintColor
    tick.strokeColor = tintColor.cgColor
  }
}
