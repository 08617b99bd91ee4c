import CTactusSystemCalls
import Glibc

/// A file that is being written without a name, and gets its name once it is complete.
///
/// A file that is not finished is gone, also after a kill. On a file system without such files it
/// has a hidden name, and is locked as long as it is written. Step SimulatorPages.FI4.
///
/// - Thread: one at a time.
package final class NewFile {
  /// The beginning of hidden names.
  static let prefix = ".tactus-upload-"

  /// The number of bytes that were written.
  package private(set) var count = 0
  private let folder: Int32
  private let name: String
  private let hidden = prefix + Secret.random()
  private var file: Int32
  private let isNamed: Bool
  private var isFinished = false

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - name: Its name, which is made safe.
  ///   - folder: The descriptor of its folder, which is closed at the end.
  ///   - usesNames: Whether the file has a hidden name, as on a file system without others.
  init(named name: String, in folder: Int32, usesNames: Bool = false) throws(SharedFolderError) {
    self.name = SharedFileName.safe(name)
    self.folder = folder
    file = usesNames ? -1 : openat(folder, ".", O_WRONLY | Self.nameless | O_CLOEXEC, 0o644)
    isNamed = file < 0
    if isNamed {
      file = openat(folder, hidden, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    }
    guard file >= 0 else { throw SharedFolderError(number: errno) }
    if isNamed { flock(file, LOCK_EX | LOCK_NB) }
  }

  deinit {
    if file >= 0 { close(file) }
    if isNamed, !isFinished { unlinkat(folder, hidden, 0) }
    close(folder)
  }

  /// Adds bytes.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SharedFolderError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw SharedFolderError(number: errno) }
      count += written
      rest = rest.dropFirst(written)
    }
  }

  /// Gives the file its name, or that with a number if there is such a file.
  ///
  /// - Returns: The name.
  package func finish() throws(SharedFolderError) -> String {
    // A file system of a network reports some failures only when a file is closed.
    let copy = dup(file)
    guard copy >= 0, close(copy) == 0 else { throw SharedFolderError(number: errno) }
    for number in 1...Self.maximumNumber {
      let name = SharedFileName.numbered(name, number)
      if takes(name) {
        isFinished = true
        // The hidden name of a link.
        if isNamed { unlinkat(folder, hidden, 0) }
        return name
      }
      guard errno == EEXIST else { throw SharedFolderError(number: errno) }
    }
    throw SharedFolderError(number: EEXIST)
  }

  /// Returns whether a file whose hidden name has been left is being written by no process.
  static func isLeftover(_ name: String, in folder: Int32) -> Bool {
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  // MARK: Internals

  /// Gives the file a name that no other file has; returns whether that has worked.
  private func takes(_ name: String) -> Bool {
    guard isNamed else {
      return linkat(AT_FDCWD, "/proc/self/fd/\(file)", folder, name, AT_SYMLINK_FOLLOW) == 0
    }
    // Flag 1 replaces no file; some file systems know links only.
    return renameat2(folder, hidden, folder, name, 1) == 0
      || (errno == EINVAL && linkat(folder, hidden, folder, name, 0) == 0)
  }

  /// The option for files without names: `O_TMPFILE`, a macro that Swift does not import.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

  /// The largest number behind a name.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumNumber = 1_000
}
