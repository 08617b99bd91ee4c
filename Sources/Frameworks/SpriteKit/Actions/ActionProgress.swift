/// An action's way from one evaluation to the next.
struct ActionProgress {
  /// The part that was done before; 0 at the beginning.
  var before: CGFloat
  /// The part that is done now; 1 at the end without a timing function.
  var now: CGFloat
  /// The elapsed time, in seconds of the action.
  var elapsed: TimeInterval

  /// The part that is to be done in this evaluation.
  var step: CGFloat { now - before }
}
