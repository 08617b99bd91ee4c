import TactusPhoneTypes

/// The feedback of the stages of a press (Previews.PV7).
@MainActor
final class PressFeedback: UIFeedbackGenerator {
  nonisolated required init() { super.init() }

  /// Plays the feedback of a preview that appears.
  func peeked() { trigger(.soundPeek) }

  /// Plays the feedback of a preview that opens.
  func popped() { trigger(.soundPop) }
}
