import TactusFoundation
import TactusPhoneLink

/// A generator of feedback for results: success, warning or error.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The results.
  public enum FeedbackType: Int, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A task has produced a warning.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Triggers feedback for a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: trigger(.notificationSuccess)
    case .warning: trigger(.notificationWarning)
    case .error: trigger(.notificationError)
    }
  }

  /// Triggers feedback for a result at a location; a phone ignores the location.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
