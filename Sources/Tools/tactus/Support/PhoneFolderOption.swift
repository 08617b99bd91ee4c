import TactusAppDatabase
import TactusCommandKit
import TactusInstalledApps

/// The option that names the folder of a phone, with its installed apps.
enum PhoneFolderOption {
  static let option = Option<String?>.text(
    "phone", value: "DIR",
    help: """
      The folder of the phone with its apps; the default is tactus/phone in XDG_DATA_HOME, or in \
      ~/.local/share.
      """)

  /// Opens the installed apps of the phone.
  ///
  /// - Throws: `CommandFailure`.
  static func apps(_ folder: String?) throws -> AppInstallation {
    guard let root = folder ?? AppFolders.standardRoot else {
      throw CommandFailure(
        .cannotCreateOutput, "there is no home folder for the phone",
        hint: "Name a folder: --phone DIR")
    }
    return try reporting { try AppInstallation(root) }
  }

  /// Runs a function whose errors become those of a command.
  static func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as AppStoreError {
      let status: ExitStatus = error.reason == .unusable ? .cannotCreateOutput : .unreadableInput
      throw CommandFailure(status, error.message)
    } catch let error as AppLibraryError {
      throw CommandFailure(.findings, error.message)
    }
  }
}
