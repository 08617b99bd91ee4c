import Foundation

/// The identity of a file's contents: the file, its size and its modification time.
struct FileIdentity: Hashable, Sendable {
  /// Creates the identity of the file at a path; `nil` unless there is a regular file.
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
