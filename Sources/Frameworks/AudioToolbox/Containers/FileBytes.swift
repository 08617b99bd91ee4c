import Glibc

/// The bytes of a file.
final class FileBytes: ByteSource {
  /// Opens a file; `nil` with the reason in `errno`.
  ///
  /// - Parameters:
  ///   - writes: Whether the file is written, too.
  ///   - creates: Whether the file is created, or truncated if it exists.
  init?(_ path: String, writes: Bool = false, creates: Bool = false, erases: Bool = true) {
    var flags = writes ? O_RDWR : O_RDONLY
    if creates { flags |= O_CREAT | (erases ? O_TRUNC : O_EXCL) }
    descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      errno = EISDIR
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  var length: Int64 {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int64(status.st_size) : 0
  }

  func read(at place: Int64, _ count: Int, into bytes: UnsafeMutableRawPointer) -> Int {
    var done = 0
    while done < count {
      let part = pread(descriptor, bytes + done, count - done, off_t(place) + off_t(done))
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { break }
      done += part
    }
    return done
  }

  func write(at place: Int64, _ count: Int, from bytes: UnsafeRawPointer) -> Int {
    var done = 0
    while done < count {
      let part = pwrite(descriptor, bytes + done, count - done, off_t(place) + off_t(done))
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { break }
      done += part
    }
    return done
  }

  func setLength(_ length: Int64) -> Bool { ftruncate(descriptor, off_t(length)) == 0 }

  private let descriptor: Int32
}
