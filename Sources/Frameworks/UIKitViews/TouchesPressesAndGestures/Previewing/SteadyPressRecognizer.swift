/// A recognizer of a finger that is held without being pressed harder.
///
/// While the force rises the hold begins anew, so that a press of increasing
/// force has the time to become a peek, however slowly its samples come (HomeScreen.E1).
@MainActor
package final class SteadyPressRecognizer: UILongPressGestureRecognizer {
  /// The largest force of the touch so far, from 0 to 1.
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

  /// The smallest rise of the force, as a part of its largest value.
  ///
  /// - Source: ours: more than a resting finger trembles. Confidence: guess.
  private static let step: CGFloat = 0.005

  private func force(of touches: Set<UITouch>) -> CGFloat {
    touches.map { $0.maximumPossibleForce > 0 ? $0.force / $0.maximumPossibleForce : 0 }.max() ?? 0
  }
}
