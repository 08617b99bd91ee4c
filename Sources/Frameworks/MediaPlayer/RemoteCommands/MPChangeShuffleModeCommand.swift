import Foundation
import TactusPhoneLink

/// A command to change the shuffle mode.
///
/// - Thread: any; the lock of its superclass guards what it has.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The current shuffle mode; off by default.
  open var currentShuffleType: MPShuffleType {
    get { read { current } }
    set { change { current = newValue } }
  }

  // MARK: Internals

  private var current = MPShuffleType.off

  override var settings: RemoteCommandSettings {
    RemoteCommandSettings(kind, state: Double(currentShuffleType.rawValue))
  }

  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPChangeShuffleModeCommandEvent(
      self, at: time, shuffleType: MPShuffleType(rawValue: Int(value)) ?? .off)
  }
}
