import Foundation

/// The wish for another shuffle mode.
///
/// - Thread: any; all its properties are constants.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The shuffle mode.
  open var shuffleType: MPShuffleType { mode }
  /// Whether the mode is kept for later sessions; the controls of this phone always keep it.
  open var preservesShuffleMode: Bool { true }

  // MARK: Internals

  private let mode: MPShuffleType

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    mode = .off
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, shuffleType: MPShuffleType) {
    mode = shuffleType
    super.init(command, at: time)
  }
}
