internal import Glibc
import TactusTextFormatting

extension SourceText {
  /// The default limit on the size of a file: 32 MiB, about sixty times the largest known pattern.
  ///
  /// - Source: ours, so that a wrong file costs little time and memory. Confidence: guess.
  public static let defaultByteLimit = 32 << 20

  /// Reads a regular file, or the standard input for the name `-`.
  ///
  /// Pipes, devices and folders are refused without being read, so that none of them can hang the
  /// caller or fill its memory; a file that is too large is refused before it is read.
  ///
  /// - Thread: any. Blocks while it reads.
  public static func read(
    _ path: String, byteLimit: Int = defaultByteLimit
  ) throws(SourceTextError) -> SourceText {
    if path == "-" {
      let name = "<stdin>"
      return SourceText(name: name, bytes: try readAll(STDIN_FILENO, name, 0, byteLimit))
    }
    // Without O_NONBLOCK, opening a named pipe blocks until there is a writer.
    let descriptor = open(FileName.bytes(of: path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    let size = try sizeOfRegularFile(descriptor, path)
    guard size <= byteLimit else { throw tooLarge(path, size: size, byteLimit) }
    return SourceText(name: path, bytes: try readAll(descriptor, path, size, byteLimit))
  }

  // MARK: Internals

  static func sizeOfRegularFile(
    _ descriptor: Int32, _ path: String
  ) throws(SourceTextError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
    let kind: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: kind = "a folder"
    case S_IFIFO: kind = "a pipe"
    case S_IFSOCK: kind = "a socket"
    default: kind = "a device"
    }
    throw SourceTextError(
      file: path, rule: SourceTextError.unreadableFile, message: "expected a file, found \(kind)")
  }

  /// Reads to the end, at most one byte more than the limit.
  private static func readAll(
    _ descriptor: Int32, _ path: String, _ size: Int, _ byteLimit: Int
  ) throws(SourceTextError) -> [UInt8] {
    // An extra byte detects the end without growing; files in /proc report size 0.
    var capacity = max(size + 1, 1 << 14)
    var bytes: [UInt8] = []
    while true {
      capacity = min(capacity, byteLimit + 1)
      let wanted = capacity - bytes.count
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        var got = Glibc.read(descriptor, buffer.baseAddress, wanted)
        while got < 0, errno == EINTR { got = Glibc.read(descriptor, buffer.baseAddress, wanted) }
        if got < 0 { failure = errno }
        count = max(got, 0)
      }
      guard failure == 0 else { throw unreadable(path, failure) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= byteLimit else { throw tooLarge(path, size: nil, byteLimit) }
      if bytes.count == capacity { capacity *= 2 }
    }
  }

  static func unreadable(_ path: String, _ code: Int32) -> SourceTextError {
    let reason =
      switch code {
      case ENOENT, ENOTDIR: "no such file"
      case EACCES, EPERM: "no permission to read the file"
      case ENXIO: "expected a file, found a socket or a device"
      default: String(cString: strerror(code))
      }
    return SourceTextError(file: path, rule: SourceTextError.unreadableFile, message: reason)
  }

  private static func tooLarge(_ path: String, size: Int?, _ limit: Int) -> SourceTextError {
    let found = size.map { "\($0) bytes" } ?? "more"
    return SourceTextError(
      file: path, rule: SourceTextError.tooLarge,
      message: "expected at most \(limit) bytes, found \(found)")
  }
}
