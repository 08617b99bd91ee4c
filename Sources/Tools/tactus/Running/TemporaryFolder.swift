import Glibc
import TactusCommandKit
import TactusFiles

/// A folder that only this user can enter, removed with this value.
///
/// It is locked while it is in use. The next folder's creation removes those that a killed program
/// has left.
final class TemporaryFolder: Sendable {
  /// The path of the folder.
  let path: String

  /// The open and locked folder.
  private let descriptor: Int32

  /// Creates the folder.
  ///
  /// - Throws: `CommandFailure`.
  init() throws {
    Self.removeAbandoned()
    while true {
      var template = Array("\(UserFolder.temporary)/\(Self.prefix)XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw Self.failure() }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // Another program may have removed the folder before it was locked.
      guard let descriptor = Self.lock(path) else { continue }
      var status = stat()
      if lstat(path, &status) == 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
  }

  deinit {
    Self.remove(path)
    close(descriptor)
  }

  /// Creates a folder in this one, for files of any names.
  ///
  /// - Returns: Its path.
  /// - Throws: `CommandFailure`.
  func folder(_ name: String) throws -> String {
    let path = "\(path)/\(name)"
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Self.failure() }
    return path
  }

  /// Removes the folder before this value ends, as before a signal ends the program.
  func remove() { Self.remove(path) }

  // MARK: Internals

  private static let prefix = "tactus-run-"
  /// The ends of the names of files in these folders: sockets, and outputs of programs.
  private static let endings = [".sock", ".txt"]
  /// The names of folders in these folders: the temporary files of apps, and the artwork of
  /// players.
  private static let folders = ["tmp", "player"]

  /// Locks a folder of this user; returns `nil` if it belongs to another user, is in use, or is not
  /// a folder.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Removes the folders of programs that were killed.
  private static func removeAbandoned() {
    for name in Folder.names(in: UserFolder.temporary, beginningWith: prefix) {
      let path = "\(UserFolder.temporary)/\(name)"
      guard let descriptor = lock(path) else { continue }
      remove(path)
      close(descriptor)
    }
  }

  private static func remove(_ path: String) {
    for name in Folder.names(in: path) {
      if endings.contains(where: name.hasSuffix) { unlink("\(path)/\(name)") }
      if folders.contains(name) { Folder.remove("\(path)/\(name)") }
    }
    rmdir(path)
  }

  private static func failure() -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)),
      at: SourceLocation(UserFolder.temporary))
  }
}
