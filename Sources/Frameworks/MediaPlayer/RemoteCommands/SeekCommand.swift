import Foundation

/// A seek command, whose events have the class `MPSeekCommandEvent`.
///
/// Sendable because it adds no property to its superclass.
final class SeekCommand: MPRemoteCommand, @unchecked Sendable {
  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPSeekCommandEvent(self, at: time, type: value == 1 ? .beginSeeking : .endSeeking)
  }
}
