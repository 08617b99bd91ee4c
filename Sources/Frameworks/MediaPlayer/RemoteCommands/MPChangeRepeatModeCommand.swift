import Foundation
import TactusPhoneLink

/// A command to change the repeat mode.
///
/// - Thread: any; the lock of its superclass guards what it has.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The current repeat mode; off by default.
  open var currentRepeatType: MPRepeatType {
    get { read { current } }
    set { change { current = newValue } }
  }

  // MARK: Internals

  private var current = MPRepeatType.off

  override var settings: RemoteCommandSettings {
    RemoteCommandSettings(kind, state: Double(currentRepeatType.rawValue))
  }

  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPChangeRepeatModeCommandEvent(
      self, at: time, repeatType: MPRepeatType(rawValue: Int(value)) ?? .off)
  }
}
