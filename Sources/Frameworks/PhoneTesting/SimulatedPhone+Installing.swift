import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import UIKit

extension SimulatedPhone {
  /// Installs the app of this test's process, or updates it.
  ///
  /// The launched app then has its quick actions and its badge as an installed app, also after its
  /// termination. The installation lasts as long as the phone.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the bundle: letters, digits, hyphens and periods.
  ///   - name: The name below the icon.
  ///   - quickActions: The static quick actions, in the order of the property list.
  /// - Throws: `AppInstallationError`.
  public func install(
    _ identifier: String, name: String, quickActions: [UIApplicationShortcutItem] = []
  ) throws {
    guard let identifier = BundleIdentifier(identifier) else {
      throw AppInstallationError("'\(identifier)' is no identifier of a bundle")
    }
    try install(
      AppDescription(
        identifier: identifier, name: name,
        quickActions: quickActions.map(\.linkAction)))
  }

  /// Installs the app of this test's process with its property list.
  ///
  /// From then on, `Bundle.main` is the app's bundle: its `infoDictionary` is that of the file with
  /// expanded variables such as `$(PRODUCT_NAME)`, and its resources are those of the file's
  /// folder.
  ///
  /// - Parameters:
  ///   - path: The path of an `Info.plist`.
  ///   - product: The name of the app's product; by default that of the file's folder.
  /// - Throws: `AppInstallationError` with the file, and what was expected.
  public func install(propertyList path: String, product: String? = nil) throws {
    let bundle = try TestBundle(path, product: product, language: settings.language)
    try install(bundle.description)
    hasBundle = true
    run { MainBundle.set(bundle.bundle) }
  }

  /// Installs the apps of another phone, with their quick actions, badges and settings there, as if
  /// this phone were that one after a restart.
  public func installApps(of other: SimulatedPhone) {
    let library = other.phone.host.library
    do throws(AppLibraryError) {
      try phone.host.changeApps { (apps: inout AppLibrary) throws(AppLibraryError) in
        try apps.adopt(library)
      }
    } catch {
      programmingError(error.message)
    }
    if let app = library.apps.first { admit(app.identifier) }
  }

  /// Deletes an installed app with its quick actions.
  ///
  /// - Throws: `AppInstallationError` if it is not installed.
  public func uninstall(_ identifier: String) throws {
    guard let app = BundleIdentifier(identifier) else {
      throw AppInstallationError("'\(identifier)' is no identifier of a bundle")
    }
    do throws(AppLibraryError) {
      try phone.host.changeApps { (apps: inout AppLibrary) throws(AppLibraryError) in
        try apps.uninstall(app)
      }
    } catch {
      throw AppInstallationError(error.message)
    }
  }

  /// The installed apps, in the order of their icons.
  public var installedApps: [InstalledApp] {
    phone.settle()
    return phone.host.library.apps
  }

  // MARK: Internals

  func install(_ description: AppDescription) throws {
    do throws(AppLibraryError) {
      try phone.host.changeApps { (apps: inout AppLibrary) throws(AppLibraryError) in
        try apps.install(description)
      }
    } catch {
      throw AppInstallationError(error.message)
    }
    admit(description.identifier)
  }

  /// Notifies the phone that the app of this process is installed; its connection is the first one.
  private func admit(_ app: BundleIdentifier) {
    phone.send(.admitted(AppID(1), ClientIdentity(.app, app)))
  }
}
