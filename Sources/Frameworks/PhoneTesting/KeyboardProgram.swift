import TactusKeyboard
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// The program of the screen keyboard, in the test's process from the first use on
/// (Keyboards.SK2).
@MainActor
final class KeyboardProgram {
  private weak var phone: LockstepPhone?
  private var program: SystemProgram?

  init(on phone: LockstepPhone) {
    self.phone = phone
    phone.runKeyboard = { [weak self] in self?.run() }
  }

  private static let identity = ClientIdentity(
    .keyboard, BundleIdentifier(prefix: "org.tactus", name: "Keyboard"))

  private func run() {
    if let phone, phone.host.state.needsKeyboard, phone.host.state.keyboardProgram == nil {
      program = SystemProgram(on: phone.host, "Keyboard", as: Self.identity) {
        KeyboardAppDelegate()
      }
    }
    program?.run()
  }

  /// Ends the program, as a crash would.
  func terminate() {
    guard let phone, let keyboard = phone.host.state.keyboardProgram else { return }
    program = nil
    phone.send(.disconnected(keyboard))
  }
}
