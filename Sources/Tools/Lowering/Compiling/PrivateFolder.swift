import Glibc
import TactusFiles

/// Folders that no other user can write to, for text that the compiler will read.
///
/// `UserFolder` of TactusCommandKit creates the folders of the command, and takes the places for
/// caches from the same list. This type is stricter, and separate from it, because the lowering
/// uses no module of the command: it refuses every symbolic link, and returns no reason, because
/// the caller then uses another folder.
package enum PrivateFolder {
  /// Creates a folder for this user alone, or checks an existing one.
  ///
  /// A symbolic link, a folder that everybody may write to, and a folder of another user are
  /// rejected. A folder of another user is accepted only on request, and only inside that user's
  /// own folder, where no other user may write: that user can change the compiler's output anyway.
  ///
  /// - Returns: Whether the folder exists and can be trusted.
  package static func make(_ path: String, acceptsOutersOwner: Bool = false) -> Bool {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard parent.isEmpty || Files.makeFolder(parent) else { return false }
    if mkdir(path, 0o700) == 0 { return true }
    guard errno == EEXIST else { return false }
    return isTrusted(path, in: parent.isEmpty ? "/" : parent, acceptsOutersOwner)
  }

  private static func isTrusted(
    _ path: String, in parent: String, _ acceptsOutersOwner: Bool
  ) -> Bool {
    var folder = stat()
    var outer = stat()
    guard lstat(path, &folder) == 0, stat(parent, &outer) == 0,
      folder.st_mode & S_IFMT == S_IFDIR, folder.st_mode & S_IWOTH == 0
    else { return false }
    if folder.st_uid == geteuid() {
      return folder.st_mode & 0o077 == 0 || chmod(path, 0o700) == 0
    }
    let others = S_IWGRP | S_IWOTH
    return acceptsOutersOwner && folder.st_uid == outer.st_uid
      && (folder.st_mode | outer.st_mode) & others == 0
  }

  /// Returns a folder for a compilation without output: in the user's cache, otherwise in the
  /// user's runtime folder, otherwise a new folder; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - environment: Returns the value of an environment variable.
  ///   - home: The home folder of the user database.
  package static func cache(
    named name: String, environment: (String) -> String? = variable, home: String? = Folder.userHome
  ) -> String? {
    // No cache belongs into the root folder.
    func variable(_ name: String) -> String? { environment(name).flatMap { $0 == "/" ? nil : $0 } }
    let runtime = variable("XDG_RUNTIME_DIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let caches = Folder.userCaches(home: home, environment: variable)
    for base in caches + [runtime].compactMap(\.self) {
      let folder = base + "/tactus"
      if make(folder), make(folder + "/lowered"), make(folder + "/lowered/" + name) {
        return folder + "/lowered/" + name
      }
    }
    var template = Array("/tmp/tactus-lowered-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the value of an environment variable.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
