import Foundation
import PhoneLink

/// Lets be felt how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    /// It is done.
    case success = 0
    /// It needs attention.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Says how something ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: trigger(.notificationSuccess)
    case .warning: trigger(.notificationWarning)
    case .error: trigger(.notificationError)
    }
  }

  /// Says how something ended, at a place; a phone feels the same everywhere.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
