import Synchronization
import TactusPhoneClient

/// The use of the microphone by one recorder or engine, reported to the phone: while input is
/// running, haptics are not felt (AudioSession.AS6, Permissions.US1).
///
/// - Thread: any, for every member.
final class MicrophoneUse: Sendable {
  deinit { end() }

  /// Reports that input is running; calling it again has no effect.
  func begin() {
    let link = AppPhone.link
    let use = SensorUse.of(link)
    running.withLock { $0 = (use, link.callbacks) }
    use.begin(.microphone, by: ObjectIdentifier(self))
  }

  /// Reports that input has stopped; does nothing if it was not running.
  func end() {
    guard let (use, _) = take() else { return }
    use.end(.microphone, by: ObjectIdentifier(self))
  }

  /// Handles a message of the phone that has ended the input; the app responds after handling it.
  func endedByPhone() {
    guard let (use, callbacks) = take() else { return }
    let user = ObjectIdentifier(self)
    callbacks.add { use.end(.microphone, by: user) }
  }

  // MARK: Internals

  private let running = Mutex<(use: SensorUse, callbacks: AppCallbackQueue)?>(nil)

  private func take() -> (use: SensorUse, callbacks: AppCallbackQueue)? {
    running.withLock { running in
      defer { running = nil }
      return running
    }
  }
}
