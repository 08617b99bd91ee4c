internal import Glibc

/// A document with exported health data that is a file.
final class HealthExportFile: HealthExportInput {
  let documentPath: String
  let byteCount: UInt64

  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: `HealthExportError` if it cannot be opened, or is not a file that can be read twice.
  init(_ path: String) throws(HealthExportError) {
    documentPath = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw HealthExportError(path, String(cString: strerror(errno))) }
    var status = stat()
    fstat(descriptor, &status)
    byteCount = UInt64(max(0, status.st_size))
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: ""
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe, which cannot be read twice"
      default: "a device"
      }
    guard kind.isEmpty else { throw HealthExportError(path, "expected a file, found \(kind)") }
  }

  deinit { close(descriptor) }

  /// Returns whether the file begins like an archive.
  func isArchive() throws(HealthExportError) -> Bool {
    var head: [UInt8] = [0, 0, 0, 0]
    let count = pread(descriptor, &head, head.count, 0)
    guard count >= 0 else { throw failure(errno) }
    return head == HealthExportArchive.signature
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw failure(errno) }
    }
  }

  /// Does nothing: a file has no checksum.
  func checkRest() {}

  // MARK: Internals

  private func failure(_ number: Int32) -> HealthExportError {
    HealthExportError(documentPath, String(cString: strerror(number)))
  }
}
