import TactusHome
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// The program that shows the phone's alerts, in the test's process from the first alert on
/// (SystemAlerts.Q2).
@MainActor
final class AlertProgram {
  private weak var phone: LockstepPhone?
  private var program: SystemProgram?

  init(on phone: LockstepPhone) {
    self.phone = phone
    phone.runOverlay = { [weak self] in self?.run() }
  }

  private static let identity = ClientIdentity(
    .overlay, BundleIdentifier(prefix: "org.tactus", name: "Alerts"))

  private func run() {
    if program == nil, let phone, phone.host.state.needsOverlay {
      program = SystemProgram(on: phone.host, "Alerts", as: Self.identity) { AlertAppDelegate() }
    }
    program?.run()
  }

  /// Runs a closure as the program; returns nil if it does not run.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result? {
    try program?.within(body)
  }

  /// Terminates the program, as a crash would.
  func terminate() {
    guard let phone, let overlay = phone.host.state.overlay else { return }
    program = nil
    phone.send(.disconnected(overlay))
  }
}
