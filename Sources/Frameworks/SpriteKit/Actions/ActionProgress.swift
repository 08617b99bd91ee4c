/// An action's way from one evaluation to the next.
struct ActionProgress {
  /// The fraction that was done before; 0 at the beginning.
  var before: CGFloat
  /// The fraction that is done now; 1 at the end without a timing function.
  var now: CGFloat
  /// The elapsed time of the action, in seconds.
  var elapsed: TimeInterval

  /// The fraction to be done in this evaluation.
  var step: CGFloat { now - before }
}
