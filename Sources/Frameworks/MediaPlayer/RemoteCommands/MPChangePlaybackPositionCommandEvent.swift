import Foundation

/// An event of a command to continue at a position.
///
/// - Thread: any; all its properties are constants.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The position in seconds.
  open var positionTime: TimeInterval { position }

  // MARK: Internals

  private let position: TimeInterval

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    position = 0
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, position: TimeInterval) {
    self.position = position
    super.init(command, at: time)
  }
}
