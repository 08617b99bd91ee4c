import TactusAppDatabase
import TactusCommandKit
import TactusPhoneTypes

/// `tactus uninstall`: deletes apps from the user's phone.
enum UninstallCommand {
  static let apps = Operand<[String]>.words(
    "IDENTIFIER", help: "Bundle identifiers, as 'tactus apps' lists them.")

  static let command = Command(
    "uninstall",
    abstract: "Delete apps from the phone, with their data.",
    discussion: """
      An app goes with its data, its defaults and its quick actions, as if a user had deleted its \
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
        throw CommandFailure(.findings, "'\(text)' is no bundle identifier")
      }
      try PhoneFolderOption.reporting { try phone.uninstall(app) }
      console.print("deleted \(app)")
    }
    return .success
  }
}
