extension UITableView: SwipeHost {
  func swipeRow(at path: IndexPath) -> CGRect { rectForRow(at: path) }

  func placeSwipedCell(_ cell: UIView) {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return }
    layOut(cell, at: path)
  }

  func swipeChanged(of cell: UIView) { (cell as? UITableViewCell)?.setNeedsUpdateConfiguration() }

  func swipeEnded(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }
}
