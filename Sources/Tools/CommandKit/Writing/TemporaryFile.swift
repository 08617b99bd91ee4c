import Glibc

/// A file that is removed when the program ends, even by a signal.
struct TemporaryFile {
  /// The path.
  let path: String
  private let slot: Int?

  /// Creates an empty file with a hidden name in the folder of another file.
  ///
  /// - Parameters:
  ///   - mode: The permissions; `nil` for those of any new file.
  ///   - failure: Returns the error to throw for an `errno`.
  init(
    beside target: String, mode: mode_t?, failure: (Int32) -> CommandFailure
  ) throws(CommandFailure) {
    let cut = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target.utf8.index(after: $0) }
    let folder = cut.map { String(target[..<$0]) } ?? ""
    let name = cut.map { String(target[$0...]) } ?? target
    // The extension stays, because libraries choose the format by it.
    path = "\(folder).\(getpid())-\(UInt32.random(in: 0 ... .max))-\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
    guard descriptor >= 0 else { throw failure(errno) }
    if let mode { fchmod(descriptor, mode & 0o7777) }
    close(descriptor)
    slot = TemporaryFileRegistry.add(path)
  }

  /// Removes the file if it still exists, and its registration.
  func remove() {
    unlink(path)
    if let slot { TemporaryFileRegistry.remove(slot) }
  }
}
