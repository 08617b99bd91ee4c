import Glibc

/// A file in memory that has no name in a folder.
struct MemoryFile {
  private let descriptor: Int32

  /// Creates an empty file.
  init() {
    let name = "/tactus-fuzz-\(getpid())"
    descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    precondition(descriptor >= 0, "a file in memory can be created")
    shm_unlink(name)
  }

  /// The path by which this process opens the file.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// Replaces the contents.
  func replace(_ bytes: [UInt8]) {
    ftruncate(descriptor, 0)
    let count = pwrite(descriptor, bytes, bytes.count, 0)
    precondition(count == bytes.count, "a file in memory can be written")
  }
}
