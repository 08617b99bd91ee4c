import Foundation

/// The wish for another playback rate.
///
/// - Thread: any; all its properties are constants.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The rate.
  open var playbackRate: Float { rate }

  // MARK: Internals

  private let rate: Float

  /// Creates an event of no command, for tests that override its properties.
  public override init() {
    rate = 0
    super.init()
  }

  init(_ command: MPRemoteCommand, at time: TimeInterval, rate: Float) {
    self.rate = rate
    super.init(command, at: time)
  }
}
