import Foundation

/// The contents of a file: which file it is, and when it was changed.
struct FileIdentity: Hashable, Sendable {
  /// The identity of the file at a path; `nil` if there is none, or if it is not an ordinary file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec))
  }

  /// The number of bytes.
  let size: Int64

  private let device: UInt64
  private let inode: UInt64
  private let seconds: Int64
  private let nanoseconds: Int64
}
