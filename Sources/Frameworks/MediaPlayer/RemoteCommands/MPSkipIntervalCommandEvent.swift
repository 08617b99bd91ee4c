import Foundation

/// An event of a command to skip.
///
/// - Thread: any; all its properties are constants.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The interval in seconds.
  open var interval: TimeInterval { seconds }

  // MARK: Internals

  private let seconds: TimeInterval

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    seconds = 0
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, interval: TimeInterval) {
    seconds = interval
    super.init(command, at: time)
  }
}
