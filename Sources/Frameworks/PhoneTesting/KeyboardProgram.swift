import TactusKeyboard
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import UIKit

/// The programs of the screen keyboard and of custom keyboards, in the test's process from the
/// first use on (Keyboards.SK2, Keyboards.CU11).
@MainActor
final class KeyboardProgram {
  private weak var phone: LockstepPhone?
  private var program: SystemProgram?
  /// The program of a keyboard of an app.
  private var custom: SystemProgram?
  /// The functions that create the principal objects of keyboards of apps.
  private var controllers: [BundleIdentifier: @MainActor () -> UIInputViewController] = [:]
  /// The bundles of custom keyboards with a property list.
  private var bundles: [BundleIdentifier: Bundle] = [:]

  init(on phone: LockstepPhone) {
    self.phone = phone
    phone.runKeyboard = { [weak self] in self?.run() }
    phone.runCustomKeyboard = { [weak self] in self?.start($0) }
  }

  private static let identity = ClientIdentity(
    .keyboard, BundleIdentifier(prefix: "org.tactus", name: "Keyboard"))

  /// Registers the principal object of a keyboard of an app, and its bundle if it has one.
  func register(
    _ keyboard: BundleIdentifier, _ bundle: Bundle? = nil,
    _ make: @escaping @MainActor () -> UIInputViewController
  ) {
    (controllers[keyboard], bundles[keyboard]) = (make, bundle)
  }

  private func run() {
    if let phone, phone.host.state.needsKeyboard, phone.host.state.keyboardProgram == nil {
      program = SystemProgram(on: phone.host, "Keyboard", as: Self.identity) {
        KeyboardAppDelegate()
      }
    }
    program?.run()
    custom?.run()
  }

  private func start(_ keyboard: BundleIdentifier) {
    guard let phone else { return }
    guard let make = controllers[keyboard] else {
      return phone.host.send(.customKeyboardEnded(keyboard, "its program is not known"))
    }
    custom = SystemProgram(
      on: phone.host, keyboard.text, as: ClientIdentity(.keyboardExtension, keyboard),
      bundle: bundles[keyboard]
    ) {
      KeyboardExtensionDelegate(make)
    }
  }

  /// Runs a closure as the program of the visible keyboard; returns nil if there is none.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result? {
    guard let shown = custom ?? program else { return nil }
    return try shown.within(body)
  }

  /// Terminates the program, as a crash would.
  func terminate() {
    guard let phone, let keyboard = phone.host.state.keyboardProgram else { return }
    program = nil
    phone.send(.disconnected(keyboard))
  }

  /// Terminates the program of a custom keyboard, as a crash would.
  func terminateCustom() {
    guard let phone, let keyboard = phone.host.state.customKeyboardProgram else { return }
    custom = nil
    phone.send(.disconnected(keyboard))
  }
}
