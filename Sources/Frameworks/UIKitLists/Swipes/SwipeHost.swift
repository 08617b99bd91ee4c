/// A list whose rows are swiped aside.
@MainActor
protocol SwipeHost: UIView {
  /// The current swipe.
  var swipe: RowSwipe? { get set }
  /// Begins a swipe on the row at a point, and returns whether the row has actions at that edge.
  func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool
  /// Returns the area of a row at rest.
  func swipeRow(at path: IndexPath) -> CGRect
  /// Places a cell, moved aside if its row is the swiped one.
  func placeSwipedCell(_ cell: UIView)
  /// Notifies a cell that its swipe began or ended.
  func swipeChanged(of cell: UIView)
  /// Notifies the delegate that a swipe ended.
  func swipeEnded(at path: IndexPath)
}
