/// A recognizer of a finger that is held without pressing harder.
///
/// While the force rises the hold starts over, so that a press of increasing force has time to
/// become a peek, however slow its samples are (HomeScreen.E1).
@MainActor
package final class SteadyPressRecognizer: UILongPressGestureRecognizer {
  /// The maximum force of the touch so far, 0…1.
  private var highest: CGFloat = 0

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    highest = force(of: touches)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let force = force(of: touches)
    guard force > highest + Self.step else { return }
    highest = force
    if deadline != nil { deadline = event.timestamp + minimumPressDuration }
  }

  // MARK: Internals

  /// The minimum rise of the force, as a fraction of its maximum.
  ///
  /// - Source: ours: more than the tremor of a resting finger. Confidence: guess.
  private static let step: CGFloat = 0.005

  private func force(of touches: Set<UITouch>) -> CGFloat {
    touches.map { $0.maximumPossibleForce > 0 ? $0.force / $0.maximumPossibleForce : 0 }.max() ?? 0
  }
}
