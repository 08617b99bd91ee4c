import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import UIKit

extension SimulatedPhone {
  /// Installs a keyboard extension with its property list, adds it to the user's keyboards, and
  /// makes it the current one.
  ///
  /// The phone starts the keyboard when text is edited; it runs in the test's process, with its own
  /// state of the frameworks (Keyboards.CU11).
  ///
  /// - Parameters:
  ///   - path: The path of the extension's `Info.plist`.
  ///   - appName: The name of the app that contains the extension.
  ///   - hasFullAccess: Whether the user has allowed full access, if the property list requests it.
  ///   - keyboard: Creates the principal object of the extension.
  /// - Throws: `AppInstallationError` if the property list is not that of a keyboard.
  public func useKeyboard(
    propertyList path: String, appName: String, hasFullAccess: Bool = false,
    _ keyboard: @escaping @MainActor () -> UIInputViewController
  ) throws {
    let bundle = try TestBundle(path, product: nil, language: settings.language)
    guard let found = bundle.keyboard(appName: appName) else {
      throw AppInstallationError(
        "\(path): expected NSExtension with NSExtensionPointIdentifier "
          + "'\(BundleInformation.keyboardExtensionPoint)'")
    }
    try use(found, hasFullAccess: hasFullAccess, bundle: bundle.bundle, keyboard)
  }

  /// Installs a keyboard extension, adds it to the user's keyboards, and makes it the current one.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the extension's bundle, which begins with that of its app.
  ///   - name: The name of the keyboard.
  ///   - appName: The name of its app; nil for the same name.
  ///   - language: The primary language as a BCP 47 identifier.
  ///   - isASCIICapable: Whether the keyboard types ASCII characters.
  ///   - requestsFullAccess: Whether the keyboard requests full access.
  ///   - hasFullAccess: Whether the user has allowed full access.
  ///   - keyboard: Creates the principal object of the extension.
  /// - Throws: `AppInstallationError` for an invalid identifier.
  public func useKeyboard(
    identifier: String = "example.App.Keyboard", name: String = "Test", appName: String? = nil,
    language: String = "en-US", isASCIICapable: Bool = false, requestsFullAccess: Bool = false,
    hasFullAccess: Bool = false, _ keyboard: @escaping @MainActor () -> UIInputViewController
  ) throws {
    guard let bundle = BundleIdentifier(identifier) else {
      throw AppInstallationError("'\(identifier)' is no identifier of a bundle")
    }
    try use(
      CustomKeyboard(
        identifier: bundle, name: name, appName: appName ?? name, language: language,
        isASCIICapable: isASCIICapable, requestsFullAccess: requestsFullAccess),
      hasFullAccess: hasFullAccess, keyboard)
  }

  /// The title of the visible custom keyboard; nil for the system keyboard, and while none is
  /// visible.
  public var shownKeyboardName: String? {
    phone.settle()
    let state = phone.host.state
    return state.isKeyboardShown ? state.usedCustomKeyboard?.title : nil
  }

  /// Terminates the custom keyboard, as a crash would.
  package func terminateCustomKeyboard() { keyboardProgram.terminateCustom() }

  /// The lockstep of the phone, for keyboards in processes of their own.
  package var lockstep: LockstepPhone { phone }

  /// Installs a keyboard whose program the test itself starts.
  package func use(
    _ keyboard: CustomKeyboard, hasFullAccess: Bool = false, bundle: Bundle? = nil,
    _ make: (@MainActor () -> UIInputViewController)?
  ) throws {
    if let make { keyboardProgram.register(keyboard.identifier, bundle, make) }
    let parts = keyboard.identifier.text.split(separator: ".").dropLast().joined(separator: ".")
    guard let app = BundleIdentifier(parts) else {
      throw AppInstallationError(
        "'\(keyboard.identifier)' does not begin with the identifier of an app")
    }
    do throws(AppLibraryError) {
      try phone.host.changeApps { (apps: inout AppLibrary) throws(AppLibraryError) in
        var description =
          apps[app]?.description ?? AppDescription(identifier: app, name: keyboard.appName)
        description.keyboards.removeAll { $0.identifier == keyboard.identifier }
        description.keyboards.append(keyboard)
        return try apps.install(description)
      }
    } catch {
      throw AppInstallationError(error.message)
    }
    var choices = settings.customKeyboards
    choices.select(keyboard.identifier)
    choices.setFullAccess(hasFullAccess, of: keyboard.identifier)
    set(\.customKeyboards, choices)
  }
}
