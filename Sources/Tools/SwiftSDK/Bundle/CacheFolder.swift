import Glibc
import TactusCommandKit

/// The folder in which Tactus keeps what it can make again.
public enum CacheFolder {
  /// The path of the folder, which exists if it can be created.
  ///
  /// It is in the user's cache. If there is none, or it cannot be written, it is a folder in `/tmp`
  /// that only this user can enter.
  public static var path: String {
    let homes = [Environment["HOME"], homeOfUser].compactMap(\.self).filter { $0.hasPrefix("/") }
    let bases =
      [Environment["XDG_CACHE_HOME"]].compactMap(\.self).filter { $0.hasPrefix("/") }
      + homes.map { $0 + "/.cache" }
    for base in bases {
      let folder = base + "/tactus"
      if (try? Folder.create(folder)) != nil, access(folder, W_OK) == 0 { return folder }
    }
    return privateFolder
  }

  // MARK: Internals

  private static var homeOfUser: String? {
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return nil }
    return String(cString: folder)
  }

  /// A folder that belongs to this user only; with another name if another user has taken it.
  private static var privateFolder: String {
    let folder = "/tmp/tactus-\(geteuid())"
    var information = stat()
    if mkdir(folder, 0o700) == 0 { return folder }
    if lstat(folder, &information) == 0, information.st_mode & S_IFMT == S_IFDIR,
      information.st_uid == geteuid(), information.st_mode & 0o077 == 0
    {
      return folder
    }
    var template = Array("/tmp/tactus-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return folder }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
