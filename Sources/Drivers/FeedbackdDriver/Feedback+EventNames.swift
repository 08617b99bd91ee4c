import PhoneHardware

extension Feedback {
  /// The events of feedbackd that stand for it, the best first.
  ///
  /// Steps F2 and F3 of `Documentation/Behaviour/Feedbackd.md`. The first is one of our own, for
  /// themes that tell all of a phone's feedback apart. The last is of the Event Naming
  /// Specification, of its section for applications, and vibrates with feedbackd's own theme.
  ///
  /// - Source: names, meanings and lengths (milliseconds, by the theme of feedbackd 0.0.3):
  ///   documented. Which stands for which: ours, a guess at what people who choose a theme mean.
  package var eventNames: [String] { ["x-tactus-\(rawValue)", standardEventName] }

  private var standardEventName: String {
    switch self {
    // The slightest answer to input that there is: 12.
    case .selection, .impactLight, .impactSoft, .canvasAlignment, .soundPeek: "button-released"
    // The plain answer to input: 15.
    case .impactMedium, .impactHeavy, .impactRigid, .canvasPath, .soundPop: "button-pressed"
    // What was being waited for is complete: 100.
    case .notificationSuccess: "timeout-completed"
    // Somebody is to look: 150. Of the specification's failures all are of calls, and not felt.
    case .notificationWarning, .notificationError, .soundCancelled, .soundTryAgain, .soundFailed,
      .vibration:
      "message-new-instant"
    }
  }
}
