internal import Glibc
internal import TactusTextFormatting

extension Folder {
  /// The user's home folder by the user database; `nil` if it has none.
  public static var userHome: String? {
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return nil }
    let path = FileName.text(of: folder)
    return path.hasPrefix("/") && path.utf8.count > 1 ? path : nil
  }

  /// Returns the folders that can be the user's folder for caches, the first choice first.
  ///
  /// They are `XDG_CACHE_HOME`, and `.cache` in `HOME` and in another home folder.
  ///
  /// - Parameters:
  ///   - home: The other home folder, such as that of the user database.
  ///   - environment: Returns the value of an environment variable; one that is no absolute path
  ///     names no folder.
  public static func userCaches(
    home: String?, environment: (_ name: String) -> String?
  ) -> [String] {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let homes = [absolute("HOME"), home].compactMap(\.self).map { $0 + "/.cache" }
    return [absolute("XDG_CACHE_HOME")].compactMap(\.self) + homes
  }
}
