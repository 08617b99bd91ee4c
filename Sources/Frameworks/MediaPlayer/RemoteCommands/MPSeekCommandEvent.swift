import Foundation

/// An event of a command to seek.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether seeking begins or ends.
  open var type: MPSeekCommandEventType { phase }

  // MARK: Internals

  private let phase: MPSeekCommandEventType

  init(_ command: MPRemoteCommand, at time: TimeInterval, type: MPSeekCommandEventType) {
    phase = type
    super.init(command, at: time)
  }
}
