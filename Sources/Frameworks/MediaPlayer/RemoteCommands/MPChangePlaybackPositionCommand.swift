import Foundation

/// A command to continue at a position.
///
/// - Thread: as `MPRemoteCommand`; it adds nothing that changes.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {
  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPChangePlaybackPositionCommandEvent(self, at: time, position: value)
  }
}
