/// The card of a menu: its title and its rows (ContextMenus.CM5…).
@MainActor
final class MenuCard: UIView {
  /// Called when an action is chosen.
  var onSelect: (UIMenuElement) -> Void = { _ in }
  /// Whether the first element is at the bottom (ContextMenus.CM15).
  var isReversed = false { didSet { if isReversed != oldValue { reload() } } }
  /// Called when the rows, and thus the fitting height, have changed.
  var onChange: () -> Void = {}

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private let titleLabel = UILabel()
  private var rows: [MenuRow] = []
  /// The lines between rows and the gaps between sections.
  private var lines: [UIView] = []
  /// The open submenus, outermost first.
  private var path: [UIMenu]
  private var feedback: UISelectionFeedbackGenerator?

  init(_ menu: UIMenu) {
    path = [menu]
    super.init(frame: .zero)
    glass.frame = bounds
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.layer.cornerRadius = MenuMetrics.radius
    glass.layer.cornerCurve = .continuous
    glass.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    layer.shadowOpacity = MenuMetrics.shadow.opacity
    layer.shadowRadius = MenuMetrics.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: MenuMetrics.shadow.radius / 4)
    titleLabel.textColor = .secondaryLabel
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 2
    titleLabel.accessibilityTraits = [.staticText, .header]
    addSubview(glass)
    glass.contentView.addSubview(scroll)
    scroll.addSubview(titleLabel)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the root menu.
  func show(_ menu: UIMenu) {
    path = [menu]
    reload()
    onChange()
  }

  // MARK: Elements

  private func reload() {
    for view in rows + lines { view.removeFromSuperview() }
    (rows, lines, bands) = ([], [], [])
    guard let menu = path.last else { return }
    let isInner = path.count > 1
    titleLabel.text = isInner ? nil : menu.title
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.isHidden = titleLabel.text?.isEmpty != false
    if isInner {
      add(MenuRow(menu, isBackRow: true, reservesMarkColumn: false))
      bands.append(1)
    }
    add(menu.children, reservesMarkColumn: hasMark(menu.children))
    setNeedsLayout()
    waitForElements()
  }

  /// The indices of the rows that start sections.
  private var bands: [Int] = []

  private func hasMark(_ elements: [UIMenuElement]) -> Bool {
    elements.contains { element in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return hasMark(menu.children)
      }
      return MenuRow.isMarked(element)
    }
  }

  private func add(_ elements: [UIMenuElement], reservesMarkColumn: Bool) {
    for element in isReversed ? elements.reversed() : elements {
      if let part = element as? UIMenu, part.options.contains(.displayInline) {
        if !rows.isEmpty { bands.append(rows.count) }
        add(part.children, reservesMarkColumn: reservesMarkColumn)
        bands.append(rows.count)
      } else if !isHidden(element) {
        add(
          MenuRow(
            element, reservesMarkColumn: reservesMarkColumn,
            titleLines: path.last?.displayPreferences?.maximumNumberOfTitleLines))
      }
    }
  }

  private func isHidden(_ element: UIMenuElement) -> Bool {
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
    return attributes?.contains(.hidden) == true
  }

  private func add(_ row: MenuRow) {
    rows.append(row)
    row.onActivate = { [weak self, weak row] in row.map { self?.choose($0) } }
    scroll.addSubview(row)
  }

  /// The deferred elements whose contents are being requested.
  private var waiting: Set<ObjectIdentifier> = []

  /// Requests the contents of deferred elements, which replace the elements (ContextMenus.CM8).
  private func waitForElements() {
    for case let deferred as UIDeferredMenuElement in rows.map(\.element)
    where waiting.insert(ObjectIdentifier(deferred)).inserted {
      deferred.elements { [weak self] elements in
        guard let self else { return }
        waiting.remove(ObjectIdentifier(deferred))
        path = path.map { $0.replacing(deferred, with: elements) }
        changed()
      }
    }
  }

  private func changed() {
    reload()
    onChange()
  }

  private func choose(_ row: MenuRow) {
    if row.isBackRow {
      path.removeLast()
      changed()
    } else if let menu = row.element as? UIMenu {
      path.append(menu)
      changed()
    } else {
      for menu in path { (row.element as? UIAction).map(menu.select) }
      onSelect(row.element)
    }
  }

  // MARK: Layout

  /// The height of all rows, in points.
  var fittingHeight: CGFloat { place(MenuMetrics.width, moves: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.radius).cgPath
    scroll.frame = glass.bounds
    let length = place(bounds.width, moves: true)
    scroll.contentSize = CGSize(width: bounds.width, height: length)
    scroll.isScrollEnabled = length > bounds.height
  }

  private func place(_ width: CGFloat, moves: Bool) -> CGFloat {
    var y: CGFloat = 0
    if !titleLabel.isHidden {
      let room = CGSize(width: width - 2 * MenuMetrics.margin, height: .greatestFiniteMagnitude)
      let height = titleLabel.sizeThatFits(room).height.rounded(.up)
      if moves {
        titleLabel.frame = CGRect(
          x: MenuMetrics.margin, y: 12, width: room.width, height: height)
      }
      y = height + 24
    }
    if moves {
      for line in lines { line.removeFromSuperview() }
      lines = []
    }
    for (index, row) in rows.enumerated() {
      if bands.contains(index) {
        if moves { addLine(CGRect(x: 0, y: y, width: width, height: MenuMetrics.gap)) }
        y += MenuMetrics.gap
      } else if y > 0, moves {
        addLine(CGRect(x: 0, y: y, width: width, height: BarMetrics.hairline))
      }
      let height = row.height(width: width)
      if moves { row.frame = CGRect(x: 0, y: y, width: width, height: height) }
      y += height
    }
    return y
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = frame.height > 1 ? .systemFill : .separator
    line.isUserInteractionEnabled = false
    scroll.addSubview(line)
    lines.append(line)
  }

  // MARK: Touch handling

  private var pressed: MenuRow?
  private var lastPressed: MenuRow?

  /// Highlights the row under a touch (ContextMenus.CM7).
  ///
  /// - Parameter begins: Whether the touch has just begun; it then causes no haptic feedback.
  func trackTouch(_ place: CGPoint, begins: Bool = false) {
    let row = row(at: place)
    if row !== pressed {
      pressed?.isPressed = false
      row?.isPressed = true
      pressed = row
    }
    if begins { lastPressed = row }
    let feedback = feedback ?? UISelectionFeedbackGenerator()
    self.feedback = feedback
    feedback.keepPrepared()
    guard let row, row !== lastPressed else { return }
    lastPressed = row
    feedback.selectionChanged()
    feedback.keepPrepared()
  }

  /// Chooses the row at which the touch ended (ContextMenus.CM7).
  func endTouch(at place: CGPoint) {
    let row = row(at: place)
    cancelTouch()
    if let row { choose(row) }
  }

  /// Ends the highlighting without a choice.
  func cancelTouch() {
    pressed?.isPressed = false
    (pressed, lastPressed, feedback) = (nil, nil, nil)
  }

  private func row(at place: CGPoint) -> MenuRow? {
    guard bounds.contains(place) else { return nil }
    return rows.first { $0.isEnabled && $0.bounds.contains($0.convert(place, from: self)) }
  }

  private var tracked: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked == nil, let touch = touches.inOrder.first else { return }
    tracked = touch
    trackTouch(touch.location(in: self), begins: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    trackTouch(touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    endTouch(at: touch.location(in: self))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    cancelTouch()
  }
}

extension UIMenu {
  /// Returns a menu in which a deferred element is replaced.
  fileprivate func replacing(
    _ deferred: UIDeferredMenuElement, with elements: [UIMenuElement]
  ) -> UIMenu {
    replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        if child === deferred { return elements }
        guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
          return [child]
        }
        return [menu.replacing(deferred, with: elements)]
      })
  }
}
