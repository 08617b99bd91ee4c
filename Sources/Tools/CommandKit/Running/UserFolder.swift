import Glibc
import TactusFiles
import TactusTextFormatting

/// Folders that belong to the user alone.
public enum UserFolder {
  /// Returns the user's folder for caches, which may not exist yet.
  ///
  /// It is `XDG_CACHE_HOME`, or `.cache` in `HOME`, or in the home folder of the user database: the
  /// first that can be written, or created. A user with none of them has a folder of the temporary
  /// folder that no other user can enter, with another name if another user has taken it.
  public static var cache: String {
    let home = Folder.userHome.flatMap { access(FileName.bytes(of: $0), W_OK) == 0 ? $0 : nil }
    let candidates = Folder.userCaches(home: home) { Environment[$0] }
    return candidates.first { canHold($0 + "/tactus") } ?? ownTemporary
  }

  /// The folder for temporary files.
  public static let temporary = Folder.temporary

  /// Creates a folder for this user alone, unless it exists.
  ///
  /// A folder of another user, or one that others may write to, is an error, because other users
  /// may have created its contents. In the temporary folder a link is an error, too.
  ///
  /// - Throws: `CommandFailure`.
  public static func create(_ path: String) throws {
    if mkdir(FileName.bytes(of: path), 0o700) == 0 { return }
    guard errno == EEXIST else { throw failure(path, String(cString: strerror(errno))) }
    if let problem = Folder.ownershipProblem(of: path, followsLinks: true) {
      throw failure(path, problem)
    }
  }

  // MARK: Internals

  /// The first folder of the temporary folder that is this user's own, or can become it.
  private static var ownTemporary: String {
    let base = "\(temporary)/tactus-\(geteuid())"
    let names = [base] + (1...99).map { "\(base)-\($0)" }
    return names.first { name in
      var status = stat()
      guard lstat(name, &status) == 0 else { return errno == ENOENT }
      return Folder.ownershipProblem(of: name, followsLinks: false) == nil
    } ?? base
  }

  /// Returns whether files can be created in a folder, which may have to be created itself.
  private static func canHold(_ folder: String) -> Bool {
    var part = folder[...]
    var status = stat()
    while stat(FileName.bytes(of: String(part)), &status) != 0 {
      guard errno == ENOENT, let slash = part.lastIndex(of: "/") else { return false }
      part = slash == part.startIndex ? "/" : part[..<slash]
    }
    return status.st_mode & S_IFMT == S_IFDIR
      && access(FileName.bytes(of: String(part)), W_OK | X_OK) == 0
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.cannotCreateOutput, reason, at: SourceLocation(path))
  }
}
