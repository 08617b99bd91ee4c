@_spi(UIKitModules) import TactusUIKitViews

/// The long press with which a collection view controller moves items (Collections.CV63).
@MainActor
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private weak var view: UICollectionView?
  /// The distance from the touch to the center of the cell.
  private var distance: CGPoint = .zero
  private var isMoving = false

  /// Adds the recognizer to a collection view.
  init(of view: UICollectionView) {
    self.view = view
    super.init()
    press.delegate = self
    press.onAction { [weak self] press in self?.changed(press) }
    view.addGestureRecognizer(press)
  }

  /// Removes the recognizer.
  func remove() { press.view?.removeGestureRecognizer(press) }

  /// Returns whether an item at the touch is known to be movable.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let path = view.indexPathForItem(at: gestureRecognizer.location(in: view))
    else { return false }
    return view.canMove(path, ifUnknown: false)
  }

  private func changed(_ press: UIGestureRecognizer) {
    guard let view else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began:
      guard let path = view.indexPathForItem(at: point),
        let center = view.layoutAttributesForItem(at: path)?.center
      else { return }
      isMoving = view.beginInteractiveMovementForItem(at: path)
      distance = CGPoint(x: center.x - point.x, y: center.y - point.y)
    case .changed where isMoving:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: point.x + distance.x, y: point.y + distance.y))
    case .ended where isMoving:
      isMoving = false
      view.endInteractiveMovement()
    case .cancelled where isMoving, .failed where isMoving:
      isMoving = false
      view.cancelInteractiveMovement()
    default: break
    }
  }
}
