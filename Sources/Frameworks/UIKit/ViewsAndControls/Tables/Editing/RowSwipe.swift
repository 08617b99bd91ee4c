/// A row that is swiped aside, and the buttons that this uncovers.
///
/// Steps TB44…TB47 are in `Documentation/Behaviour/Tables.md`.
@MainActor
final class RowSwipe {
  let path: IndexPath
  /// How far the row is aside, in points to the right.
  private(set) var offset: CGFloat = 0
  private(set) var isOpen = false
  private unowned let table: UITableView
  private let cell: UITableViewCell
  private let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the left, and the row goes to the right.
  private let isAtLeft: Bool
  private let ground = UIView()
  private let buttons: [SwipeButton]
  private let generator = UIImpactFeedbackGenerator(style: .medium)
  /// Where the row was when the finger came.
  private var start: CGFloat = 0
  /// Whether letting go does the first of the actions.
  private var isArmed = false

  init(
    _ table: UITableView, _ path: IndexPath, _ cell: UITableViewCell,
    _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool
  ) {
    (self.table, self.path, self.cell) = (table, path, cell)
    (self.configuration, self.isAtLeft) = (configuration, isAtLeft)
    buttons = configuration.actions.map { SwipeButton($0) }
    ground.clipsToBounds = true
    for button in buttons.reversed() { ground.addSubview(button) }
    for button in buttons {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let button else { return }
          perform(button)
        }, for: .touchUpInside)
    }
    table.insertSubview(ground, belowSubview: cell)
    place()
  }

  /// How far the row goes to uncover all buttons.
  private var reach: CGFloat { buttons.reduce(0) { $0 + $1.width } }
  private var sign: CGFloat { isAtLeft ? 1 : -1 }

  // MARK: Fingers

  /// TB45: the row follows a finger.
  func follow(_ travel: CGFloat) {
    let full = table.rowWidth
    var way = max(0, (start + travel) * sign)
    if !configuration.performsFirstActionWithFullSwipe, way > reach {
      way = reach + (way - reach) * TableMeasures.swipeResistance
    }
    way = min(way, full)
    let isFar =
      configuration.performsFirstActionWithFullSwipe && way >= full * TableMeasures.swipeAll
    move(to: way * sign)
    guard isFar != isArmed else { return }
    isArmed = isFar
    generator.impactOccurred()
    UIView.animate(
      withDuration: TableMeasures.change, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  /// TB46: the finger was lifted.
  func end(velocity: CGFloat, isCancelled: Bool = false) {
    if isArmed, !isCancelled, let first = buttons.first { return perform(first) }
    let speed = velocity * sign
    let way = offset * sign
    let opens =
      abs(speed) > TableMeasures.swipeSpeed ? speed > 0 : way > reach / 2
    if opens, !isCancelled { open() } else { close(animated: true) }
  }

  /// Uncovers all buttons.
  private func open() {
    (isOpen, isArmed, start) = (true, false, reach * sign)
    animate { self.move(to: self.reach * self.sign) }
  }

  /// TB47: covers the buttons again.
  func close(animated: Bool) {
    guard table.swipe === self else { return }
    table.swipe = nil
    offset = 0
    let change = { [self] in
      if let current = table.indexPath(for: cell) { table.fit(cell, at: current) }
      place()
    }
    let finish = { [self] in
      ground.removeFromSuperview()
      table.setNeedsLayout()
    }
    table.delegate?.tableView(table, didEndEditingRowAt: path)
    guard animated else {
      UIView.performWithoutAnimation(change)
      return finish()
    }
    animate(change, then: finish)
  }

  /// Is over, as rows change; the row itself is seen to by who changes it.
  func leave() {
    guard table.swipe === self else { return }
    table.swipe = nil
    ground.removeFromSuperview()
    table.delegate?.tableView(table, didEndEditingRowAt: path)
  }

  /// TB46: does what a button stands for, and then covers the buttons, unless the row is gone.
  private func perform(_ button: SwipeButton) {
    isArmed = false
    let action = button.contextualAction
    if action.style == .destructive {
      animate { [self] in move(to: table.rowWidth * sign) }
    } else {
      open()
    }
    weak let swipe = self
    action.handler(action, button) { _ in swipe?.close(animated: true) }
  }

  // MARK: Internals

  private func move(to offset: CGFloat) {
    self.offset = offset
    table.fit(cell, at: path)
    place()
  }

  private func animate(_ change: @escaping () -> Void, then finish: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: TableMeasures.swipeTime, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change
    ) { _ in finish() }
  }

  /// Puts the buttons into what the row has uncovered, each with its share.
  private func place() {
    let row = table.rectForRow(at: path)
    let way = abs(offset)
    ground.frame = CGRect(
      x: isAtLeft ? row.minX : row.maxX - way, y: row.minY, width: way, height: row.height)
    let share = reach > 0 ? way / reach : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let isFirst = index == 0
      let width = isArmed ? (isFirst ? way : 0) : button.width * share
      let x = isAtLeft ? edge : way - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: row.height)
      edge += width
    }
  }
}

/// A button beneath a row.
@MainActor
final class SwipeButton: UIControl {
  let contextualAction: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ action: UIContextualAction) {
    contextualAction = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: action.image == nil ? .body : .subheadline)
    label.textAlignment = .center
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    (picture.tintColor, picture.contentMode) = (.white, .center)
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  /// How wide it is when all of it is uncovered.
  var width: CGFloat {
    let contents = max(label.sizeThatFits(.zero).width, picture.image?.size.width ?? 0)
    return max(TableMeasures.swipeButton, (contents + 2 * TableMeasures.swipePadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (own, width) = (label.sizeThatFits(.zero), max(bounds.width, width))
    // What is not uncovered yet is cut off, and not squeezed.
    let image = picture.image?.size ?? .zero
    let height = own.height + image.height
    let top = (bounds.height - height) / 2
    let x = (bounds.width - width) / 2
    picture.frame = CGRect(x: x, y: top, width: width, height: image.height)
    label.frame = CGRect(x: x, y: top + image.height, width: width, height: own.height)
  }
}
