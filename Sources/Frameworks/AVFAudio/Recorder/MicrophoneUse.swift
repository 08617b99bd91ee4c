import Synchronization
import TactusPhoneClient

/// The use of the microphone by one recorder or engine, which the phone is told: while input runs,
/// haptics are not felt (AudioSession.AS6, Permissions.US1).
///
/// - Thread: any, for every member.
final class MicrophoneUse: Sendable {
  deinit { end() }

  /// Input runs from now on; beginning again changes nothing.
  func begin() {
    let link = AppPhone.link
    let use = SensorUse.of(link)
    running.withLock { $0 = (use, link.callbacks) }
    use.begin(.microphone, by: ObjectIdentifier(self))
  }

  /// Input runs no more; does nothing if it did not run.
  func end() {
    guard let (use, _) = take() else { return }
    use.end(.microphone, by: ObjectIdentifier(self))
  }

  /// Input was ended by a message of the phone, to which the app answers after it.
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
