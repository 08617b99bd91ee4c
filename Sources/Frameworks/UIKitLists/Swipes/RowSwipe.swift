/// A swipe that moves a row aside and reveals its actions.
///
/// Steps Tables.TB44…TB47.
@MainActor
final class RowSwipe {
  let path: IndexPath
  /// The horizontal offset of the row, in points.
  private(set) var offset: CGFloat = 0
  private(set) var isOpen = false
  private unowned let list: any SwipeHost
  let cell: UIView
  private let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the left, and the row moves to the right.
  private let isAtLeft: Bool
  private let buttonsView = UIView()
  private let buttons: [SwipeButton]
  private let generator = UIImpactFeedbackGenerator(style: .medium)
  /// The offset of the row at the beginning of the gesture.
  private var startOffset: CGFloat = 0
  /// Whether the end of the gesture performs the first action.
  private var isArmed = false

  init(
    _ list: any SwipeHost, _ path: IndexPath, _ cell: UIView,
    _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool
  ) {
    (self.list, self.path, self.cell) = (list, path, cell)
    (self.configuration, self.isAtLeft) = (configuration, isAtLeft)
    buttons = configuration.actions.map { SwipeButton($0) }
    buttonsView.clipsToBounds = true
    for button in buttons.reversed() { buttonsView.addSubview(button) }
    for button in buttons {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let button else { return }
          performAction(of: button)
        }, for: .touchUpInside)
    }
    if configuration.performsFirstActionWithFullSwipe { generator.keepPrepared() }
    list.insertSubview(buttonsView, belowSubview: cell)
    layOutButtons()
    list.swipeChanged(of: cell)
  }

  /// The offset that reveals all buttons.
  private var fullOffset: CGFloat { buttons.reduce(0) { $0 + $1.width } }
  private var direction: CGFloat { isAtLeft ? 1 : -1 }

  // MARK: Touches

  /// Moves the row with the touch (Tables.TB45).
  func follow(_ travel: CGFloat) {
    let full = list.swipeRow(at: path).width
    var distance = max(0, (startOffset + travel) * direction)
    if !configuration.performsFirstActionWithFullSwipe, distance > fullOffset {
      distance = fullOffset + (distance - fullOffset) * TableMetrics.swipeResistance
    }
    distance = min(distance, full)
    let isFar =
      configuration.performsFirstActionWithFullSwipe
      && distance >= full * TableMetrics.fullSwipeFraction
    move(to: distance * direction)
    if configuration.performsFirstActionWithFullSwipe { generator.keepPrepared() }
    guard isFar != isArmed else { return }
    isArmed = isFar
    generator.impactOccurred()
    generator.keepPrepared()
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.layOutButtons() }
  }

  /// Ends the gesture (Tables.TB46).
  func end(velocity: CGFloat, isCancelled: Bool = false) {
    if isArmed, !isCancelled, let first = buttons.first { return performAction(of: first) }
    let speed = velocity * direction
    let distance = offset * direction
    let opens =
      abs(speed) > TableMetrics.swipeVelocity ? speed > 0 : distance > fullOffset / 2
    if opens, !isCancelled { open() } else { close(animated: true) }
  }

  /// Reveals all buttons.
  private func open() {
    (isOpen, isArmed, startOffset) = (true, false, fullOffset * direction)
    animate { self.move(to: self.fullOffset * self.direction) }
  }

  /// Hides the buttons (Tables.TB47).
  func close(animated: Bool) {
    guard list.swipe === self else { return }
    list.swipe = nil
    list.swipeChanged(of: cell)
    offset = 0
    let change = { [self] in
      list.placeSwipedCell(cell)
      layOutButtons()
    }
    let finish = { [self] in
      buttonsView.removeFromSuperview()
      list.setNeedsLayout()
    }
    list.swipeEnded(at: path)
    guard animated else {
      UIView.performWithoutAnimation(change)
      return finish()
    }
    animate(change, then: finish)
  }

  /// Ends the swipe when rows change; the update moves the row itself.
  func cancelForUpdate() {
    guard list.swipe === self else { return }
    list.swipe = nil
    list.swipeChanged(of: cell)
    buttonsView.removeFromSuperview()
    list.swipeEnded(at: path)
  }

  /// Performs the action of a button, which then hides the buttons (Tables.TB46).
  private func performAction(of button: SwipeButton) {
    isArmed = false
    let action = button.contextualAction
    if action.style == .destructive {
      animate { [self] in move(to: list.swipeRow(at: path).width * direction) }
    } else {
      open()
    }
    weak let swipe = self
    action.handler(action, button) { _ in swipe?.close(animated: true) }
  }

  // MARK: Internals

  private func move(to offset: CGFloat) {
    self.offset = offset
    list.placeSwipedCell(cell)
    layOutButtons()
  }

  private func animate(_ change: @escaping () -> Void, then finish: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: TableMetrics.swipeDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change
    ) { _ in finish() }
  }

  /// Lays out the buttons in proportion to the offset.
  private func layOutButtons() {
    let row = list.swipeRow(at: path)
    let distance = abs(offset)
    buttonsView.frame = CGRect(
      x: isAtLeft ? row.minX : row.maxX - distance, y: row.minY, width: distance, height: row.height
    )
    let share = fullOffset > 0 ? distance / fullOffset : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let isFirst = index == 0
      let width = isArmed ? (isFirst ? distance : 0) : button.width * share
      let x = isAtLeft ? edge : distance - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: row.height)
      edge += width
    }
  }
}
