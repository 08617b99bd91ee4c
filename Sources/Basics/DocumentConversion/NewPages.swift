internal import Glibc
import TactusDocumentReading

/// A file that a converter writes pages into: one in a folder, or one in memory.
final class NewPages {
  /// The descriptor, which is open as long as the object.
  let descriptor: Int32
  /// The path; nil in memory, or if the file is kept.
  var path: String?

  /// Creates a file in memory.
  ///
  /// - Throws: `ReaderFailure.unopenable`.
  init() throws(ReaderFailure) {
    descriptor = DocumentSource.memoryFile()
    guard descriptor >= 0 else {
      throw .unopenable("no memory for the pages: \(String(cString: strerror(errno)))")
    }
  }

  /// Creates a file in a folder, with a random name; nil if that is impossible.
  init?(in folder: String) {
    let path = "\(folder)/new-\(UInt64.random(in: 0 ... .max))"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.path = path
  }

  deinit {
    close(descriptor)
    if let path { unlink(path) }
  }

  /// Whether the file begins as a document in PDF does.
  var isDocument: Bool {
    let mark = Array("%PDF-".utf8)
    var start = [UInt8](repeating: 0, count: mark.count)
    return pread(descriptor, &start, start.count, 0) == mark.count && start == mark
  }
}
