import Foundation
import TactusPhoneLink

/// A command to skip by an interval.
///
/// - Thread: any; the lock of its superclass guards what it has.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The preferred intervals in seconds; controls use the first positive one.
  ///
  /// The default is ten seconds.
  open var preferredIntervals: [NSNumber] {
    get { read { intervals } }
    set { change { intervals = newValue } }
  }

  // MARK: Internals

  private var intervals: [NSNumber] = []

  override var settings: RemoteCommandSettings {
    RemoteCommandSettings(kind, numbers: preferredIntervals.map(\.doubleValue))
  }

  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPSkipIntervalCommandEvent(self, at: time, interval: value)
  }
}
