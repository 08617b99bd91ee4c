/// A factor by which an action scales a node over time.
///
/// The scale grows evenly. Two actions at the same time multiply it by both factors (a guess).
struct ScaleFactor {
  private let factor: CGFloat
  private let start: CGFloat

  /// Creates a factor of a scale.
  init(_ factor: CGFloat, of start: CGFloat) { (self.factor, self.start) = (factor, start) }

  /// Returns the scale after the next step.
  mutating func scale(after scale: CGFloat, _ progress: ActionProgress) -> CGFloat {
    let before = 1 + (factor - 1) * progress.before
    let now = 1 + (factor - 1) * progress.now
    // A scale that was multiplied by 0 cannot be scaled further.
    return before == 0 ? start * now : scale / before * now
  }
}
