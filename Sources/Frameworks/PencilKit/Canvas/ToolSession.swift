/// One use of a tool, from touching down to lifting.
@MainActor
protocol ToolSession: AnyObject {
  /// Adds samples of the touch, oldest first.
  func add(_ touches: [UITouch])
  /// Ends the session, which may change the drawing.
  func end()
  /// Cancels the session without a change.
  func cancel()
}
