import PhoneHardware
import PhoneLink

/// Decides whether a feedback is played.
///
/// `Documentation/Behaviour/FeedbackGenerators.md` has the steps (D1–D9) that comments name, and
/// `SystemSounds.md` those of system sounds (SY2–SY4). The first that objects gives the reason.
public struct FeedbackPolicy: Sendable, Equatable {
  /// Where the lines are.
  public var limits: FeedbackLimits

  /// Makes a policy.
  public init(limits: FeedbackLimits = .standard) { self.limits = limits }

  /// Why a feedback is not played, or `nil` where it is.
  ///
  /// Of the app that asks it takes whether it is the one in front, and when feedbacks of it were
  /// played within the last second.
  public func objection(
    to feedback: Feedback, on model: PhoneModel, in environment: PhoneEnvironment,
    isInFront: Bool, recent: RecentFeedback, at now: PhoneInstant
  ) -> SuppressionReason? {
    // D1…D9, in this order; SY2.
    if !plays(feedback, model) { return .noTapticEngine }
    if !isInFront { return .inBackground }
    if feedback == .vibration {
      // SY3. SY4.
      let (ring, silent) = (environment.vibratesOnRing, environment.vibratesOnSilent)
      if !(environment.isSilent ? silent : ring) { return .vibrationOff }
      if let reason = interference(in: environment) { return reason }
    } else if let reason = objection(in: environment) {
      return reason
    }
    if feedback.generator == "canvas", !environment.hasHapticPencil { return .noPencil }
    if recent.count(at: now) >= limits.feedbacksPerSecond { return .tooOften }
    return nil
  }

  /// Why an app's own patterns are not felt while its engine runs, or `nil` where they are (N8).
  func objectionToPatterns(
    on model: PhoneModel, in environment: PhoneEnvironment
  ) -> SuppressionReason? {
    model.playsPatterns ? objection(in: environment) : .noTapticEngine
  }

  /// Whether a device plays a feedback at all.
  private func plays(_ feedback: Feedback, _ model: PhoneModel) -> Bool {
    switch feedback {
    case .vibration: true
    case .soundPeek, .soundPop, .soundCancelled, .soundTryAgain, .soundFailed:
      model.tapticEngine > 0
    default: model.playsFeedback
    }
  }

  /// D3…D7.
  private func objection(in environment: PhoneEnvironment) -> SuppressionReason? {
    if !environment.systemHaptics { return .systemHapticsOff }
    if environment.lowPowerMode { return .lowPowerMode }
    if environment.battery < limits.lowestBattery { return .lowBattery }
    return interference(in: environment)
  }

  /// D6, D7: what goes on that a vibration would disturb.
  private func interference(in environment: PhoneEnvironment) -> SuppressionReason? {
    if environment.isInCall { return .inCall }
    if environment.isRecording, !environment.allowsHapticsWhileRecording { return .recording }
    return nil
  }
}
