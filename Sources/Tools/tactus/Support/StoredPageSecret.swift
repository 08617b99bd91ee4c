import Glibc
import TactusCommandKit
import TactusFiles
import TactusSimulator
import TactusTextFormatting

/// The secret with which a user's pages connect again to the next phone (SimulatorPages.SG9).
///
/// It is in a file that only this user can read, in the user's own folder.
enum StoredPageSecret {
  /// Reads the secret, or creates it.
  ///
  /// A file of another user, one that others can read or write, a link, and a text that is not a
  /// secret are replaced.
  ///
  /// - Throws: `CommandFailure` if the folder is not the user's own, or cannot be written.
  static func load() throws -> PageSecret {
    let folder = UserFolder.cache + "/tactus"
    try? UserFolder.create(UserFolder.cache)
    try UserFolder.create(folder)
    let path = folder + "/page-secret"
    return try read(path) ?? create(path)
  }

  // MARK: Internals

  private static func read(_ path: String) -> PageSecret? {
    let file = open(FileName.bytes(of: path), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return PageSecret(String(decoding: bytes[..<count], as: UTF8.self))
  }

  private static func create(_ path: String) throws -> PageSecret {
    let secret = PageSecret()
    // A complete file takes the name, so that another simulator never reads a part.
    var name = Array("\(path)-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw failure(path) }
    let bytes = Array(secret.text.utf8)
    // The mode of such a file is 0600.
    let isWritten = write(file, bytes, bytes.count) == bytes.count
    guard close(file) == 0, isWritten, rename(name, FileName.bytes(of: path)) == 0 else {
      let error = failure(path)
      unlink(name)
      throw error
    }
    return secret
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
  }
}
