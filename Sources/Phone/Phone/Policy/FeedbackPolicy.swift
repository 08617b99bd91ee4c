import TactusPhoneLink
import TactusPhoneTypes

/// The policy that decides whether a feedback is played.
///
/// `Documentation/Behaviour/FeedbackGenerators.md` has the steps (FeedbackGenerators.D1–D9) that
/// comments name, and `SystemSounds.md` those of system sounds (SystemSounds.SY2–SY4). The first
/// one that suppresses a feedback gives the reason.
public struct FeedbackPolicy: Sendable, Equatable {
  /// The limits.
  public var limits: FeedbackLimits

  /// Creates a policy.
  public init(limits: FeedbackLimits = .standard) { self.limits = limits }

  /// Returns the reason why a feedback is not played, or `nil` if it is.
  ///
  /// Of the requesting app, the policy uses whether it is in the foreground, and the times of its
  /// feedbacks within the last second.
  public func suppressionReason(
    to feedback: Feedback, on model: PhoneModel, in environment: PhoneEnvironment,
    isInFront: Bool, recent: RecentFeedback, at now: PhoneInstant
  ) -> SuppressionReason? {
    // The first reason counts (FeedbackGenerators.D1…D9, SystemSounds.SY2).
    if !plays(feedback, model) { return .noTapticEngine }
    if !isInFront { return .inBackground }
    if feedback == .vibration {
      // The silent switch selects the vibration setting (SystemSounds.SY3, SystemSounds.SY4).
      let (ring, silent) = (environment.vibratesOnRing, environment.vibratesOnSilent)
      if !(environment.isSilent ? silent : ring) { return .vibrationOff }
      if let reason = interference(in: environment) { return reason }
    } else if let reason = suppressionReason(in: environment) {
      return reason
    }
    if feedback.generator == "canvas", !environment.hasHapticPencil { return .noPencil }
    if recent.count(at: now) >= limits.feedbacksPerSecond { return .tooOften }
    return nil
  }

  /// Returns the reason why an app's patterns are not felt while its engine runs, or `nil` if they
  /// are (HapticEngines.N8).
  func patternSuppressionReason(
    on model: PhoneModel, in environment: PhoneEnvironment
  ) -> SuppressionReason? {
    model.playsPatterns ? suppressionReason(in: environment) : .noTapticEngine
  }

  /// Returns whether a device plays a feedback at all.
  private func plays(_ feedback: Feedback, _ model: PhoneModel) -> Bool {
    switch feedback {
    // A tablet has no motor.
    case .vibration: model.idiom == .phone
    case .soundPeek, .soundPop, .soundCancelled, .soundTryAgain, .soundFailed:
      model.tapticEngine > 0
    default: model.playsFeedback
    }
  }

  /// Returns the reason of FeedbackGenerators.D3…D7.
  private func suppressionReason(in environment: PhoneEnvironment) -> SuppressionReason? {
    if !environment.systemHaptics { return .systemHapticsOff }
    if environment.lowPowerMode { return .lowPowerMode }
    if environment.battery < limits.lowestBattery { return .lowBattery }
    return interference(in: environment)
  }

  /// Returns the reason of FeedbackGenerators.D6 and FeedbackGenerators.D7: an activity that a
  /// vibration would disturb.
  private func interference(in environment: PhoneEnvironment) -> SuppressionReason? {
    if environment.isInCall { return .inCall }
    if environment.isRecording, !environment.allowsHapticsWhileRecording { return .recording }
    return nil
  }
}
