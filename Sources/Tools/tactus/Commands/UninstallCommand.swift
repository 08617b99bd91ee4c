import Glibc
import TactusAppDatabase
import TactusCommandKit
import TactusHealthDatabase
import TactusHealthModel
import TactusPhoneTypes

/// `tactus uninstall`: deletes apps from the user's phone.
enum UninstallCommand {
  static let apps = Operand<[String]>.words(
    "IDENTIFIER", help: "Bundle identifiers, as 'tactus apps' lists them.")

  static let command = Command(
    "uninstall",
    abstract: "Delete apps from the phone, with their data.",
    discussion: """
      An app goes with its data, its defaults, its permissions and its quick actions, as if a user had deleted its \
      icon. Apps of the system stay.
      """,
    examples: [Example("tactus uninstall example.Scale", "Deletes an app.")],
    operands: [apps],
    options: [PhoneFolderOption.option],
    statuses: [.findings, .unreadableInput, .cannotCreateOutput]
  ) { arguments, console in
    let phone = try PhoneFolderOption.apps(arguments[PhoneFolderOption.option])
    for text in arguments[apps] {
      guard let app = BundleIdentifier(text) else {
        throw CommandFailure(.findings, "'\(text)' is not a bundle identifier")
      }
      try PhoneFolderOption.reporting { try phone.uninstall(app) }
      try StoredPermissions.forget(app, phone)
      forgetHealthAccess(of: app, phone.folders.health, console)
      console.print("deleted \(app)")
    }
    return .success
  }

  // MARK: Internals

  /// Deletes the app's decisions about health data (Health.PE8).
  private static func forgetHealthAccess(
    of app: BundleIdentifier, _ path: String, _ console: Console
  ) {
    // A phone without health data gets no file for them.
    guard access(path, F_OK) == 0 else { return }
    do throws(HealthStorageError) {
      try HealthLibrary(try HealthDatabase(path)).setAccess(nil, of: app.text)
    } catch {
      console.warn("\(error.message); the app keeps its access to health data")
    }
  }
}
