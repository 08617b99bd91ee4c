@_spi(UIKitModules) import TactusUIKitViews

/// The view of an alert or an action sheet: one card or two, in front of the content behind.
///
/// The view covers the screen and tracks fingers, which can slide from one action to another
/// (Alerts.AL5).
@MainActor
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let metrics: AlertMetrics
  /// The container of the cards, which the transition animates.
  let cards = UIView()
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let cancelCard = UIView()
  private let scroll = UIScrollView()
  private let titleLabel = UILabel(), messageLabel = UILabel()
  private var fields: AlertFieldsView?
  private var rows: [AlertActionView] = []
  private var lines: [UIView] = []

  init(_ controller: UIAlertController) {
    alert = controller
    metrics = AlertMetrics(isSheet: alert.preferredStyle == .actionSheet)
    super.init(frame: UIScreen.main.bounds)
    addSubview(cards)
    for view in [card, cancelCard] {
      view.layer.cornerRadius = AlertMetrics.radius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      cards.addSubview(view)
    }
    cancelCard.backgroundColor = AlertMetrics.cancelCard
    card.contentView.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      scroll.addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the texts and the rows from the controller.
  func reload() {
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    titleLabel.font = metrics.titleFont
    messageLabel.font = metrics.messageFont
    let color: UIColor = metrics.isSheet ? .secondaryLabel : .label
    (titleLabel.textColor, messageLabel.textColor) = (color, color)
    titleLabel.isHidden = alert.title?.isEmpty != false
    messageLabel.isHidden = alert.message?.isEmpty != false
    if fieldCount != alert.fields.count { setFields() }
    for row in rows { row.removeFromSuperview() }
    rows = alert.actions.map { AlertActionView($0, in: alert) }
    setNeedsLayout()
  }

  override func traitsBecameKnown() { reload() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory
      != previousTraitCollection?.preferredContentSizeCategory
    {
      reload()
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    cards.frame = bounds
    if metrics.isSheet { layOutSheet(area) } else { layOutAlert(area) }
  }

  private var cancelRow: AlertActionView? { rows.first { $0.action.style == .cancel } }
  private var otherRows: [AlertActionView] { rows.filter { $0.action.style != .cancel } }

  /// Lays out the card in the center (Alerts.AL2).
  private func layOutAlert(_ area: CGRect) {
    cancelCard.isHidden = true
    let isLarge = AlertMetrics.scale > AlertMetrics.largeScale
    let width = isLarge ? AlertMetrics.largeWidth : AlertMetrics.width
    let header = layOutTexts(width)
    startLines()
    var y = header
    // Two actions that fit are side by side, cancel first; otherwise they are stacked (Alerts.AL3).
    let fit = rows.allSatisfy { $0.fittingSize.width <= width / 2 }
    if rows.count == 2, fit {
      let pair = cancelRow.map { [$0] + otherRows } ?? rows
      let height = pair.map(\.fittingSize.height).max() ?? 0
      for (index, row) in pair.enumerated() {
        put(row, CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: height))
      }
      addLine(CGRect(x: 0, y: y, width: width, height: BarMetrics.hairline))
      addLine(CGRect(x: width / 2, y: y, width: BarMetrics.hairline, height: height))
      y += height
    } else {
      y = stack(otherRows + [cancelRow].compactMap(\.self), from: y, width)
    }
    let height = min(y, area.height - 2 * AlertMetrics.margin)
    place(
      card,
      CGRect(
        x: (bounds.width - width) / 2, y: area.minY + (area.height - height) / 2, width: width,
        height: height), content: y)
  }

  /// Lays out the card of actions and the cancel card at the bottom (Alerts.AL4).
  private func layOutSheet(_ area: CGRect) {
    let margin = AlertMetrics.margin
    let width = min(bounds.width, bounds.height) - 2 * margin
    let x = (bounds.width - width) / 2
    let header = layOutTexts(width)
    startLines()
    let length = stack(otherRows, from: header, width)
    var bottom = min(area.maxY, bounds.maxY - margin)
    cancelCard.isHidden = cancelRow == nil
    if let cancelRow {
      let height = cancelRow.fittingSize.height
      cancelCard.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
      cancelCard.addSubview(cancelRow)
      cancelRow.frame = cancelCard.bounds
      bottom -= height + margin
    }
    let height = min(length, bottom - area.minY - margin)
    card.isHidden = length == 0
    place(
      card, CGRect(x: x, y: bottom - height, width: width, height: height), content: length)
  }

  /// Lays out title and message at the top and returns their lower edge.
  private func layOutTexts(_ width: CGFloat) -> CGFloat {
    let labels = [titleLabel, messageLabel].filter { !$0.isHidden }
    guard !labels.isEmpty || fields != nil else { return 0 }
    let padding = metrics.padding
    let room = width - padding.left - padding.right
    var y = padding.top
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: padding.left, y: y, width: room, height: height)
      y += height + metrics.gap
    }
    if !labels.isEmpty { y -= metrics.gap }
    if let fields {
      if !labels.isEmpty { y += AlertMetrics.fieldGap }
      fields.frame = CGRect(
        x: AlertMetrics.fieldMargin, y: y.rounded(.up), width: width - 2 * AlertMetrics.fieldMargin,
        height: fields.fittingHeight)
      y = fields.frame.maxY
    }
    return (y + padding.bottom).rounded(.up)
  }

  private var fieldCount: Int { fields?.subviews.count { $0 is UITextField } ?? 0 }

  /// Shows the text fields of the controller (Alerts.AL10).
  private func setFields() {
    let new = alert.fields.isEmpty ? nil : AlertFieldsView(alert.fields)
    if let new { scroll.addSubview(new) }
    fields?.removeFromSuperview()
    fields = new
  }

  /// Stacks rows vertically and returns their lower edge.
  private func stack(_ rows: [AlertActionView], from top: CGFloat, _ width: CGFloat) -> CGFloat {
    var y = top
    for row in rows {
      let height = row.fittingSize.height
      put(row, CGRect(x: 0, y: y, width: width, height: height))
      if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: BarMetrics.hairline)) }
      y += height
    }
    return y
  }

  private func put(_ row: AlertActionView, _ frame: CGRect) {
    if row.superview !== scroll { scroll.addSubview(row) }
    row.frame = frame
  }

  /// Places a card, and lets its content scroll if it is taller than the card.
  private func place(_ card: UIView, _ frame: CGRect, content length: CGFloat) {
    card.frame = CGRect(
      x: BarMetrics.toPixels(frame.minX), y: BarMetrics.toPixels(frame.minY),
      width: frame.width, height: frame.height)
    scroll.frame = card.bounds
    scroll.contentSize = CGSize(width: frame.width, height: length)
    scroll.isUserInteractionEnabled = length > frame.height || fields != nil
    scroll.isScrollEnabled = length > frame.height
  }

  private func startLines() {
    for line in lines { line.removeFromSuperview() }
    lines = []
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    scroll.addSubview(line)
    lines.append(line)
  }

  // MARK: Touches

  private var tracked: UITouch?
  private var beganOutside = false
  private var pressed: AlertActionView?
  /// The row that a finger touched last.
  private var lastPressed: AlertActionView?
  private var feedback: UISelectionFeedbackGenerator?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked == nil, let touch = touches.inOrder.first else { return }
    tracked = touch
    beganOutside = isOutside(touch)
    guard !beganOutside else { return }
    feedback = UISelectionFeedbackGenerator()
    feedback?.keepPrepared()
    press(row(at: touch))
    lastPressed = pressed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch), !beganOutside else { return }
    press(row(at: touch))
    guard let pressed, pressed !== lastPressed else { return }
    lastPressed = pressed
    feedback?.selectionChanged()
    feedback?.keepPrepared()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let (chosen, wasOutside) = (row(at: touch), beganOutside)
    resetTracking()
    if wasOutside {
      if isOutside(touch) { alert.handleOutsideTouch() }
    } else if let chosen {
      alert.choose(chosen.action)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    resetTracking()
  }

  private func resetTracking() {
    press(nil)
    (tracked, lastPressed, feedback) = (nil, nil, nil)
  }

  private func press(_ row: AlertActionView?) {
    guard row !== pressed else { return }
    pressed?.isPressed = false
    row?.isPressed = true
    pressed = row
  }

  private func isOutside(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    return ![card, cancelCard].contains { !$0.isHidden && $0.frame.contains(place) }
  }

  private func row(at touch: UITouch) -> AlertActionView? {
    guard !isOutside(touch) else { return nil }
    return rows.first { $0.action.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
  }
}
