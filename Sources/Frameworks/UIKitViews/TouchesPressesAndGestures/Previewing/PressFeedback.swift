import TactusPhoneTypes

/// The feedback of the stages of a press (Previews.PV7).
@MainActor
package final class PressFeedback: UIFeedbackGenerator {
  package nonisolated required init() { super.init() }

  /// Plays the feedback of a preview that appears.
  package func peeked() { trigger(.soundPeek) }

  /// Plays the feedback of a preview that opens.
  package func popped() { trigger(.soundPop) }

  /// Plays the feedback of a press on something that has nothing to show (HomeScreen.Q8).
  package func refused() { trigger(.soundCancelled) }
}
