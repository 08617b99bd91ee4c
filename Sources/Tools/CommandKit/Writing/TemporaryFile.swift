import Glibc

/// A file that is gone when the program is, even when a signal ends it.
struct TemporaryFile {
  /// Where it is.
  let path: String
  private let slot: Int?

  /// Makes an empty file with a hidden name in a file's folder.
  ///
  /// - Parameters:
  ///   - mode: The permissions it shall have; `nil` for those of any new file.
  ///   - failure: The error to throw, from an `errno`.
  init(
    beside target: String, mode: mode_t?, failure: (Int32) -> CommandFailure
  ) throws(CommandFailure) {
    let cut = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target.utf8.index(after: $0) }
    let folder = cut.map { String(target[..<$0]) } ?? ""
    let name = cut.map { String(target[$0...]) } ?? target
    // The extension stays, for libraries go by it.
    path = "\(folder).\(getpid())-\(UInt32.random(in: 0 ... .max))-\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
    guard descriptor >= 0 else { throw failure(errno) }
    if let mode { fchmod(descriptor, mode & 0o7777) }
    close(descriptor)
    slot = TemporaryFileRegistry.add(path)
  }

  /// Removes the file, if it is still there, and forgets it.
  func remove() {
    unlink(path)
    if let slot { TemporaryFileRegistry.remove(slot) }
  }
}
