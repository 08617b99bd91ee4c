import TactusUIKitViews

/// A list whose rows are swiped aside.
@MainActor
protocol SwipeHost: UIView {
  /// The current swipe.
  var swipe: RowSwipe? { get set }
  /// Whether the list is being edited.
  var isEditing: Bool { get }
  /// Returns the row at a point, and its visible cell.
  func swipeItem(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Returns the actions at one edge of a row; `nil` for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Ends a press, and notifies the delegate that a swipe begins.
  func swipeBegins(at path: IndexPath)
  /// Returns the area of a row at rest.
  func swipeRow(at path: IndexPath) -> CGRect
  /// Places a cell, moved aside if its row is the swiped one.
  func placeSwipedCell(_ cell: UIView)
  /// Notifies a cell that its swipe began or ended.
  func swipeChanged(of cell: UIView)
  /// Notifies the delegate that a swipe ended.
  func swipeEnded(at path: IndexPath)
}

extension SwipeHost {
  /// Begins a swipe on the row at a point (Tables.TB44, Lists.LS8).
  ///
  /// - Returns: Whether the row has actions at that edge.
  func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard swipe == nil, !isEditing, let (path, cell) = swipeItem(at: point) else { return false }
    return startSwipe(
      path, cell, swipeActions(at: path, isLeading: toRight != usesRightToLeftLayout),
      isAtLeft: toRight)
  }

  /// Shows actions at the trailing edge of a row, as its delete control does; if there is a swipe,
  /// it is closed instead, and the actions are not asked for.
  func showActions(
    _ configuration: @autoclosure () -> UISwipeActionsConfiguration?, at path: IndexPath,
    of cell: UIView
  ) {
    guard swipe == nil, startSwipe(path, cell, configuration(), isAtLeft: usesRightToLeftLayout)
    else {
      swipe?.close(animated: true)
      return
    }
    swipe?.end(velocity: usesRightToLeftLayout ? .infinity : -.infinity)
  }

  private func startSwipe(
    _ path: IndexPath, _ cell: UIView, _ configuration: UISwipeActionsConfiguration?,
    isAtLeft: Bool
  ) -> Bool {
    guard let configuration, !configuration.actions.isEmpty else { return false }
    swipeBegins(at: path)
    swipe = RowSwipe(self, path, cell, configuration, isAtLeft: isAtLeft)
    return true
  }
}
