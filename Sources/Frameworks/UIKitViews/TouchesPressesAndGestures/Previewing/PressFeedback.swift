import TactusPhoneTypes

/// The feedback of the stages of a press (Previews.PV7).
@MainActor
package final class PressFeedback: UIFeedbackGenerator {
  package nonisolated required init() { super.init() }

  /// Plays the feedback of a preview's appearance.
  package func peeked() { trigger(.soundPeek) }

  /// Plays the feedback of a preview's opening.
  package func popped() { trigger(.soundPop) }

  /// Plays the feedback of a press on something without a preview (HomeScreen.Q8).
  package func refused() { trigger(.soundCancelled) }
}
