import TactusPhoneTypes

extension Feedback {
  /// The names of feedbackd events for the feedback, the best first.
  ///
  /// The first name is our own, for themes that distinguish all feedbacks of a phone (Feedbackd.F2
  /// and Feedbackd.F3). The last is from the Event Naming Specification, section for applications,
  /// and vibrates with feedbackd's default theme.
  ///
  /// - Source: names, meanings and durations (milliseconds, by the theme of feedbackd 0.0.3):
  ///   documented. The mapping: ours, a guess at the intention of theme authors.
  package var eventNames: [String] { ["x-tactus-\(rawValue)", standardEventName] }

  private var standardEventName: String {
    switch self {
    // The weakest feedback to input: 12.
    case .selection, .impactLight, .impactSoft, .canvasAlignment, .soundPeek: "button-released"
    // The plain feedback to input: 15.
    case .impactMedium, .impactHeavy, .impactRigid, .canvasPath, .soundPop: "button-pressed"
    // A completed operation: 100.
    case .notificationSuccess: "timeout-completed"
    // A request for attention: 150. All failures of the specification are of calls, without
    // vibration.
    case .notificationWarning, .notificationError, .soundCancelled, .soundTryAgain, .soundFailed,
      .vibration:
      "message-new-instant"
    }
  }
}
