/// The bar of an edit menu: buttons in a bubble with an arrow.
///
/// Steps EditMenus.EM4–EM6, EditMenus.EM14.
@MainActor
final class EditMenuView: UIView {
  /// Called when an element is chosen.
  var onSelect: (UIMenuElement) -> Void = { _ in }

  private let elements: [UIMenuElement]
  private let colors = EditMenuMetrics.colors
  private let wanted: EditMenuLayout.Side?
  private var target: CGRect
  private var page = 0
  private var placement: EditMenuLayout?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - elements: The elements; menus are not shown.
  ///   - target: The rectangle that the arrow points to, in the window.
  ///   - wanted: The side that the app wants.
  init(_ elements: [UIMenuElement], target: CGRect, wanted: EditMenuLayout.Side?) {
    (self.elements, self.target, self.wanted) = (elements, target, wanted)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layer.shadowOpacity = colors.shadowOpacity
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the menu in a window, beside another rectangle.
  func place(in window: UIWindow, target: CGRect? = nil) {
    if let target { self.target = target }
    for view in subviews { view.removeFromSuperview() }
    let area = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: EditMenuMetrics.edge, dy: EditMenuMetrics.edge)
    let buttons = elements.map { button(for: $0) }
    let widths = buttons.map { ($0.intrinsicContentSize.width + 2 * EditMenuMetrics.padding) }
      .map { $0.rounded(.up) }
    let pages = EditMenuLayout.pages(widths, room: area.width)
    page = min(page, pages.count - 1)
    var shown = pages[page].map { (buttons[$0], widths[$0]) }
    if page > 0 {
      shown.insert((pageButton("◀", "Show previous items", -1), EditMenuMetrics.pageWidth), at: 0)
    }
    if page < pages.count - 1 {
      shown.append((pageButton("▶", "Show more items", 1), EditMenuMetrics.pageWidth))
    }
    let width = min(shown.map(\.1).reduce(0, +), area.width)
    let placement = EditMenuLayout(
      width: width, target: self.target, area: area, wanted: wanted)
    self.placement = placement
    frame = placement.frame
    let body = bodyRect(placement)
    var x = body.minX
    for (button, width) in shown {
      button.frame = CGRect(
        x: x, y: body.minY, width: min(width, body.maxX - x), height: body.height)
      addSubview(button)
      x += width
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let placement else { return }
    let body = bodyRect(placement)
    let bubble = UIBezierPath(roundedRect: body, cornerRadius: EditMenuMetrics.radius)
    bubble.append(arrow(placement, body))
    colors.background.resolvedColor(with: traitCollection).setFill()
    bubble.fill()
    colors.separator.resolvedColor(with: traitCollection).setFill()
    let pixel = 1 / max(1, traitCollection.displayScale)
    for view in subviews.dropFirst() {
      UIBezierPath(
        rect: CGRect(x: view.frame.minX, y: body.minY, width: pixel, height: body.height)
      ).fill()
    }
  }

  // MARK: Internals

  private func bodyRect(_ placement: EditMenuLayout) -> CGRect {
    let arrow = EditMenuMetrics.arrowHeight
    let whole = CGRect(origin: .zero, size: placement.frame.size)
    return switch placement.side {
    case .above: CGRect(x: 0, y: 0, width: whole.width, height: whole.height - arrow)
    case .below: CGRect(x: 0, y: arrow, width: whole.width, height: whole.height - arrow)
    case .left: CGRect(x: 0, y: 0, width: whole.width - arrow, height: whole.height)
    case .right: CGRect(x: arrow, y: 0, width: whole.width - arrow, height: whole.height)
    }
  }

  private func arrow(_ placement: EditMenuLayout, _ body: CGRect) -> UIBezierPath {
    let (half, high) = (EditMenuMetrics.arrowWidth / 2, EditMenuMetrics.arrowHeight)
    let tip = placement.tip
    // All subpaths run in the same direction, so that the bubble has no hole.
    let points: [CGPoint] =
      switch placement.side {
      case .above:
        [
          CGPoint(x: tip + half, y: body.maxY), CGPoint(x: tip, y: body.maxY + high),
          CGPoint(x: tip - half, y: body.maxY),
        ]
      case .below:
        [
          CGPoint(x: tip - half, y: body.minY), CGPoint(x: tip, y: body.minY - high),
          CGPoint(x: tip + half, y: body.minY),
        ]
      case .left:
        [
          CGPoint(x: body.maxX, y: tip - half), CGPoint(x: body.maxX + high, y: tip),
          CGPoint(x: body.maxX, y: tip + half),
        ]
      case .right:
        [
          CGPoint(x: body.minX, y: tip + half), CGPoint(x: body.minX - high, y: tip),
          CGPoint(x: body.minX, y: tip - half),
        ]
      }
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    return path
  }

  private func button(for element: UIMenuElement) -> UIButton {
    let button = textButton(element.title) { [weak self] in self?.onSelect(element) }
    if element.title.isEmpty, let image = element.image { button.setImage(image, for: .normal) }
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
    button.isEnabled = !(attributes?.contains(.disabled) ?? false)
    button.accessibilityIdentifier = element.accessibilityIdentifier
    return button
  }

  private func pageButton(_ title: String, _ label: String, _ step: Int) -> UIButton {
    let button = textButton(title) { [weak self] in
      guard let self, let window else { return }
      page += step
      place(in: window)
    }
    button.accessibilityLabel = label
    return button
  }

  private func textButton(_ title: String, _ act: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .custom, primaryAction: UIAction(title: title) { _ in act() })
    button.titleLabel?.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
    button.setTitleColor(colors.title, for: .normal)
    button.setTitleColor(colors.title.withAlphaComponent(0.5), for: .highlighted)
    button.setTitleColor(colors.title.withAlphaComponent(0.4), for: .disabled)
    return button
  }
}
