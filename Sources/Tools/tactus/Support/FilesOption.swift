import Glibc
import TactusAppDatabase
import TactusCommandKit
import TactusTextFormatting

/// The folder with the person's files (DocumentsInApps.PF1).
enum FilesOption {
  /// Returns the folder, and passes it to the programs that are started later.
  ///
  /// - Parameters:
  ///   - named: The folder of the option, which must exist.
  ///   - phone: The folder of the phone; `nil` for the user's.
  /// - Returns: The folder; `nil` for a user without a home folder.
  /// - Throws: `CommandFailure`.
  static func folder(_ named: String?, phone: String?) throws -> String? {
    guard let folder = try named.map(existing) ?? standard(phone) else { return nil }
    // The programs of apps inherit it; no other thread reads variables yet.
    setenv(variable, folder, 1)
    return folder
  }

  // MARK: Internals

  private static let variable = "TACTUS_DOCUMENTS"

  private static func existing(_ folder: String) throws -> String {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      throw CommandFailure(
        .unreadableInput, String(cString: strerror(errno)), at: SourceLocation(folder))
    }
    guard status.st_mode & S_IFMT == S_IFDIR, let path = WorkingFolder.real(folder) else {
      throw CommandFailure(.unreadableInput, "is not a folder", at: SourceLocation(folder))
    }
    return path
  }

  private static func standard(_ phone: String?) -> String? {
    if let named = Environment[variable], named.hasPrefix("/") { return named }
    guard let root = phone ?? AppFolders.standardRoot else { return nil }
    return WorkingFolder.absolute(root) + "/Documents"
  }
}
