import TactusForceFeedbackDriver
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// The motors of a gamepad, which play what an app's haptic engines send to them.
///
/// They are an actuator like those of a phone, so a phone of their own, which has nothing else,
/// carries out what the engines request.
///
/// - Thread: any.
package final class GamepadMotors: Sendable {
  /// The link by which engines reach the motors.
  package let link: ClientLink

  /// The log of what engines have requested.
  package var log: HapticLog {
    advance()
    return phone.log
  }

  /// Creates motors by their address, such as `evdev:event5`; they are opened later.
  init(_ address: String) {
    let choice = ActuatorChoice(
      address, from: ActuatorCatalog([ForceFeedbackDirectory()]), opening: .later)
    phone = PhoneHost(
      devices: choice.devices, now: { BootClock.now }, onError: { PhoneMessages.warn($0.message) })
    for error in choice.errors { PhoneMessages.warn(error.message) }
    phone.run()
    isRunning = true
    link = ClientLink(to: phone, app: "gamepad")
  }

  /// Creates motors that record, at the time of an app's phone.
  init(recordingBy connection: any PhoneConnection) {
    phone = PhoneHost(now: { connection.now })
    isRunning = false
    link = ClientLink(to: phone, app: "gamepad")
  }

  /// Plays until now.
  func advance() {
    guard !isRunning else { return }
    // Handlers may start others.
    for _ in 0..<Self.handlerRounds {
      phone.advance()
      guard HandlerQueues.settle(link) else { return }
    }
  }

  /// Stops everything, as the gamepad was disconnected.
  func end() {
    phone.stopEngines(.gameControllerDisconnect)
    phone.advance()
    if isRunning { phone.shutDown(patience: .zero) }
  }

  // MARK: Internals

  /// The number of times that handlers may start others.
  ///
  /// - Source: ours. Confidence: guess.
  private static let handlerRounds = 8

  private let phone: PhoneHost
  private let isRunning: Bool
}
