import Foundation

/// An event of a command to continue at a position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The position in seconds.
  open var positionTime: TimeInterval { position }

  // MARK: Internals

  private let position: TimeInterval

  init(_ command: MPRemoteCommand, at time: TimeInterval, position: TimeInterval) {
    self.position = position
    super.init(command, at: time)
  }
}
