internal import Glibc

/// The program of LibreOffice.
package enum OfficeProgram {
  /// The path of the program, which `soffice` in `PATH` would start; nil if it is not installed.
  package static let path = find(in: getenv("PATH").map { String(cString: $0) } ?? "")

  /// Searches LibreOffice in folders.
  ///
  /// - Parameter folders: The paths of the folders, separated by colons.
  package static func find(in folders: String) -> String? {
    for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
      guard let found = realpath("\(folder)/soffice", nil) else { continue }
      defer { free(found) }
      let script = String(cString: found)
      // `soffice` is a script, which searches desktops and printers, and starts this program.
      for program in [script + ".bin", script] where access(program, X_OK) == 0 { return program }
    }
    return nil
  }
}
