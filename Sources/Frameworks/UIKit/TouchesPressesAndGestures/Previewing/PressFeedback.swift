import PhoneHardware

/// Lets be felt how deep a press is (PV7).
@MainActor
final class PressFeedback: UIFeedbackGenerator {
  nonisolated required init() { super.init() }

  /// Says that a preview shows.
  func peeked() { trigger(.soundPeek) }

  /// Says that what was previewed opens.
  func popped() { trigger(.soundPop) }
}
