import Foundation

/// An event of a feedback command.
///
/// - Thread: any; all its properties are constants.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether the feedback is withdrawn.
  open var isNegative: Bool { isWithdrawn }

  // MARK: Internals

  private let isWithdrawn: Bool

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    isWithdrawn = false
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, isNegative: Bool) {
    isWithdrawn = isNegative
    super.init(command, at: time)
  }
}
