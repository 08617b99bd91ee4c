import Foundation

/// An event of a command to seek.
///
/// - Thread: any; all its properties are constants.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The phase: seeking begins or ends.
  open var type: MPSeekCommandEventType { phase }

  // MARK: Internals

  private let phase: MPSeekCommandEventType

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    phase = .beginSeeking
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, type: MPSeekCommandEventType) {
    phase = type
    super.init(command, at: time)
  }
}
