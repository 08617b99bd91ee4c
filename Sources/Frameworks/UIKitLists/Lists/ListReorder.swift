/// The grip of a list's cell, which moves the cell's item (Lists.LS9).
@MainActor
enum ListReorder {
  /// Adds the recognizer of drags to a grip.
  static func attach(to grip: UIView, of cell: UICollectionViewCell) {
    var distance: CGFloat = 0
    GripLift.attach(to: grip) { [weak cell] press in
      guard let cell, let list = cell.collection else { return }
      let y = press.location(in: list).y
      switch press.state {
      case .began:
        guard let path = list.indexPath(for: cell), list.beginMovement(of: path, isByGrip: true)
        else { return }
        distance = cell.center.y - y
      case .changed:
        guard list.movement?.cell === cell else { return }
        list.movement?.follow(CGPoint(x: cell.center.x, y: y + distance))
      case .ended, .cancelled, .failed:
        guard list.movement?.cell === cell else { return }
        list.movement?.end(isCancelled: press.state != .ended)
      case .possible: break
      }
    }
  }
}
