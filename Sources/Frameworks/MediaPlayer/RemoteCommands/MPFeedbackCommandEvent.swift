import Foundation

/// An event of a command to give feedback.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether the feedback is withdrawn.
  open var isNegative: Bool { isWithdrawn }

  // MARK: Internals

  private let isWithdrawn: Bool

  init(_ command: MPRemoteCommand, at time: TimeInterval, isNegative: Bool) {
    isWithdrawn = isNegative
    super.init(command, at: time)
  }
}
