import Foundation

/// An event of a command to skip.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The interval in seconds.
  open var interval: TimeInterval { seconds }

  // MARK: Internals

  private let seconds: TimeInterval

  init(_ command: MPRemoteCommand, at time: TimeInterval, interval: TimeInterval) {
    seconds = interval
    super.init(command, at: time)
  }
}
