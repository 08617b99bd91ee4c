// Swipes on rows. Steps Tables.TB43…TB47.
extension UITableView: SwipeHost {
  func swipeItem(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = indexPathForRow(at: point), let cell = visible[path] else { return nil }
    return (path, cell)
  }

  func swipeBegins(at path: IndexPath) {
    endHighlight(animated: false)
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeRow(at path: IndexPath) -> CGRect { rectForRow(at: path) }

  func placeSwipedCell(_ cell: UIView) {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return }
    layOut(cell, at: path)
  }

  func swipeChanged(of cell: UIView) { (cell as? UITableViewCell)?.setNeedsUpdateConfiguration() }

  func swipeEnded(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }
}
