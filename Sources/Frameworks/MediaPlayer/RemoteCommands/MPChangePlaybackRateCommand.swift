import Foundation
import TactusPhoneLink

/// A command to change the playback rate.
///
/// - Thread: any; the lock of its superclass guards what it has.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The rates that the app supports; without any, all.
  open var supportedPlaybackRates: [NSNumber] {
    get { read { rates } }
    set { change { rates = newValue } }
  }

  // MARK: Internals

  private var rates: [NSNumber] = []

  override var settings: RemoteCommandSettings {
    RemoteCommandSettings(kind, numbers: supportedPlaybackRates.map(\.doubleValue))
  }

  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPChangePlaybackRateCommandEvent(self, at: time, rate: Float(value))
  }
}
