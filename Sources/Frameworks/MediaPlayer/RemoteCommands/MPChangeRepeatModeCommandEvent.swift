import Foundation

/// The wish for another repeat mode.
///
/// - Thread: any; all its properties are constants.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The repeat mode.
  open var repeatType: MPRepeatType { mode }
  /// Whether the mode is kept for later sessions; the controls of this phone always keep it.
  open var preservesRepeatMode: Bool { true }

  // MARK: Internals

  private let mode: MPRepeatType

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    mode = .off
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, repeatType: MPRepeatType) {
    mode = repeatType
    super.init(command, at: time)
  }
}
