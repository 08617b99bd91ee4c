import CTactusRename
import Glibc

/// A file that is being written under a hidden name, and gets its own name once it is complete.
///
/// A file that is not finished is removed. Step SimulatorPages.FI4.
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
  private var isFinished = false

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - name: Its name, which is made safe.
  ///   - folder: The descriptor of its folder, which is closed at the end.
  init(named name: String, in folder: Int32) throws(SharedFolderError) {
    self.name = SharedFileName.safe(name)
    self.folder = folder
    file = openat(folder, hidden, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw SharedFolderError(number: errno) }
  }

  deinit {
    if file >= 0 { close(file) }
    if !isFinished { unlinkat(folder, hidden, 0) }
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
    let status = close(file)
    file = -1
    guard status == 0 else { throw SharedFolderError(number: errno) }
    for number in 1...Self.maximumNumber {
      let name = SharedFileName.numbered(name, number)
      // Flag 1 replaces no file; some file systems know links only.
      let isRenamed =
        renameat2(folder, hidden, folder, name, 1) == 0
        || (errno == EINVAL && linkat(folder, hidden, folder, name, 0) == 0)
      if isRenamed {
        isFinished = true
        // The hidden name of a link.
        unlinkat(folder, hidden, 0)
        return name
      }
      guard errno == EEXIST else { throw SharedFolderError(number: errno) }
    }
    throw SharedFolderError(number: EEXIST)
  }

  /// The largest number behind a name.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumNumber = 1_000
}
