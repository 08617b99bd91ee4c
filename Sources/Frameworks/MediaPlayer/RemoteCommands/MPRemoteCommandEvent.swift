import Foundation

/// An event of a remote command.
///
/// - Thread: any; all its properties are constants.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  // All stored properties are constant.

  /// The command.
  open var command: MPRemoteCommand { sender }
  /// The time of the event, in seconds since the phone was started.
  open var timestamp: TimeInterval { time }

  // MARK: Internals

  private let sender: MPRemoteCommand
  private let time: TimeInterval

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    (sender, time) = (MPRemoteCommand(.play), 0)
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval) { (sender, self.time) = (command, time) }
}
