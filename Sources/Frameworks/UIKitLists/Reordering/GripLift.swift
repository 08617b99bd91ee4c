@_spi(UIKitModules) import TactusUIKitViews

/// The look and the feedback of a cell that a grip moves, in tables and in lists.
@MainActor
final class GripLift {
  private let cell: UIView
  private let generator = UISelectionFeedbackGenerator()

  /// Lifts a cell out of its container.
  init(_ cell: UIView) {
    self.cell = cell
    generator.prepare()
    (cell.layer.shadowOpacity, cell.layer.shadowRadius) = (0.2, 4)
    cell.layer.shadowOffset = .zero
    cell.superview?.bringSubviewToFront(cell)
  }

  /// Plays the feedback of a new place.
  func placeChanged() {
    generator.selectionChanged()
    generator.prepare()
  }

  /// Puts the cell down again.
  func drop() { cell.layer.shadowOpacity = 0 }

  /// Animates the views that make room.
  static func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }

  /// Adds the recognizer of drags to a grip.
  ///
  /// - Parameter handler: A closure that is called for each change, with the recognizer.
  static func attach(to grip: UIView, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void)
  {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.onAction(handler)
    grip.addGestureRecognizer(press)
  }
}
