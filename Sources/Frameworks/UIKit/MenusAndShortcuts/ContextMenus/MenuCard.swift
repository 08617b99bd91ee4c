/// The card of a menu: its name, and its elements beneath each other (CM5…).
@MainActor
final class MenuCard: UIView {
  /// Is called when an action is chosen.
  var onChoice: (UIMenuElement) -> Void = { _ in }
  /// Is called when it shows others than before, and is as high as they are.
  var onChange: () -> Void = {}

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private let titleLabel = UILabel()
  private var rows: [MenuRow] = []
  /// Lines between rows, and bands between parts.
  private var lines: [UIView] = []
  /// The menus that were gone into, the outermost first.
  private var path: [UIMenu]
  private var feedback: UISelectionFeedbackGenerator?

  init(_ menu: UIMenu) {
    path = [menu]
    super.init(frame: .zero)
    glass.frame = bounds
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.layer.cornerRadius = MenuMeasures.radius
    glass.layer.cornerCurve = .continuous
    glass.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    layer.shadowOpacity = MenuMeasures.shadow.opacity
    layer.shadowRadius = MenuMeasures.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: MenuMeasures.shadow.radius / 4)
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

  /// Shows another menu in place of the outermost.
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
      add(MenuRow(menu, leadsBack: true, hasMarkRoom: false))
      bands.append(1)
    }
    add(menu.children, hasMarkRoom: hasMark(menu.children))
    setNeedsLayout()
    waitForElements()
  }

  /// The rows before which a part begins.
  private var bands: [Int] = []

  private func hasMark(_ elements: [UIMenuElement]) -> Bool {
    elements.contains { element in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return hasMark(menu.children)
      }
      return MenuRow.isMarked(element)
    }
  }

  private func add(_ elements: [UIMenuElement], hasMarkRoom: Bool) {
    for element in elements {
      if let part = element as? UIMenu, part.options.contains(.displayInline) {
        if !rows.isEmpty { bands.append(rows.count) }
        add(part.children, hasMarkRoom: hasMarkRoom)
        bands.append(rows.count)
      } else if !isHidden(element) {
        add(MenuRow(element, hasMarkRoom: hasMarkRoom))
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

  /// Those that elements are being made for.
  private var waiting: Set<ObjectIdentifier> = []

  /// CM8: has elements stand in the place of what stands for them, once they are made.
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
    if row.leadsBack {
      path.removeLast()
      changed()
    } else if let menu = row.element as? UIMenu {
      path.append(menu)
      changed()
    } else {
      for menu in path { (row.element as? UIAction).map(menu.select) }
      onChoice(row.element)
    }
  }

  // MARK: Layout

  /// Points that all of it is high.
  var fittingHeight: CGFloat { place(MenuMeasures.width, moves: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMeasures.radius).cgPath
    scroll.frame = glass.bounds
    let length = place(bounds.width, moves: true)
    scroll.contentSize = CGSize(width: bounds.width, height: length)
    scroll.isScrollEnabled = length > bounds.height
  }

  private func place(_ width: CGFloat, moves: Bool) -> CGFloat {
    var y: CGFloat = 0
    if !titleLabel.isHidden {
      let room = CGSize(width: width - 2 * MenuMeasures.margin, height: .greatestFiniteMagnitude)
      let height = titleLabel.sizeThatFits(room).height.rounded(.up)
      if moves {
        titleLabel.frame = CGRect(
          x: MenuMeasures.margin, y: 12, width: room.width, height: height)
      }
      y = height + 24
    }
    if moves {
      for line in lines { line.removeFromSuperview() }
      lines = []
    }
    for (index, row) in rows.enumerated() {
      if bands.contains(index) {
        if moves { addLine(CGRect(x: 0, y: y, width: width, height: MenuMeasures.gap)) }
        y += MenuMeasures.gap
      } else if y > 0, moves {
        addLine(CGRect(x: 0, y: y, width: width, height: BarMeasures.hairline))
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

  // MARK: Fingers

  private var pressed: MenuRow?
  private var lastPressed: MenuRow?

  /// CM7: a finger is at a place in the card's coordinates, or nowhere on it.
  ///
  /// - Parameter begins: Whether it came down there, which is not felt.
  func follow(_ place: CGPoint, begins: Bool = false) {
    let row = row(at: place)
    if row !== pressed {
      pressed?.isPressed = false
      row?.isPressed = true
      pressed = row
    }
    if begins { lastPressed = row }
    guard let row, row !== lastPressed else { return }
    lastPressed = row
    let feedback = feedback ?? UISelectionFeedbackGenerator()
    self.feedback = feedback
    feedback.selectionChanged()
  }

  /// CM7: the finger is lifted there, which chooses what it was on.
  func lift(at place: CGPoint) {
    let row = row(at: place)
    forget()
    if let row { choose(row) }
  }

  /// There is no finger any more.
  func forget() {
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
    follow(touch.location(in: self), begins: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    follow(touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    lift(at: touch.location(in: self))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    forget()
  }
}

extension UIMenu {
  /// The same with elements in the place of what stood for them.
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
