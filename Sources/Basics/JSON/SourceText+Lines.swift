internal import Glibc
import TactusTextFormatting

extension SourceText {
  /// The default limit on the length of a line in bytes: 32 MiB.
  ///
  /// - Source: ours, as for a whole file. Confidence: guess.
  public static let defaultLineLimit = defaultByteLimit

  /// Reads a regular file, or the standard input for the name `-`, line by line.
  ///
  /// The file may have any size: only one line is in memory. Pipes, devices and folders are
  /// refused, as by `read(_:byteLimit:)`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - lineLimit: The maximum number of bytes of a line.
  ///   - body: Receives each line without its end, the number of the line from 1, and the name of
  ///     the file for messages.
  /// - Throws: `SourceTextError`, or the error of `body`.
  /// - Thread: any. Blocks while it reads.
  public static func readLines(
    of path: String, lineLimit: Int = defaultLineLimit,
    _ body: (_ line: String, _ number: Int, _ name: String) throws(SourceTextError) -> Void
  ) throws(SourceTextError) {
    if path == "-" {
      return try readLines(from: STDIN_FILENO, "<stdin>", lineLimit, body)
    }
    let descriptor = open(FileName.bytes(of: path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    _ = try sizeOfRegularFile(descriptor, path)
    try readLines(from: descriptor, path, lineLimit, body)
  }

  // MARK: Internals

  /// The number of bytes that are read at once.
  private static let chunkSize = 1 << 18

  private static func readLines(
    from descriptor: Int32, _ name: String, _ lineLimit: Int,
    _ body: (_ line: String, _ number: Int, _ name: String) throws(SourceTextError) -> Void
  ) throws(SourceTextError) {
    var line: [UInt8] = []
    var number = 1
    func finish() throws(SourceTextError) {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = number == 1 && line.starts(with: mark) ? line.dropFirst(3) : line[...]
      try body(String(decoding: text, as: UTF8.self), number, name)
      line.removeAll(keepingCapacity: true)
      number += 1
    }
    while true {
      let chunk = try readChunk(descriptor, name)
      if chunk.isEmpty { break }
      var rest = chunk[...]
      while let feed = rest.firstIndex(of: 0x0A) {
        line += rest[..<feed]
        try finish()
        rest = rest[(feed + 1)...]
      }
      line += rest
      guard line.count <= lineLimit else {
        throw SourceTextError(
          file: name, position: SourcePosition(line: number, column: 1),
          rule: SourceTextError.tooLarge, message: "expected at most \(lineLimit) bytes in a line")
      }
    }
    if !line.isEmpty { try finish() }
  }

  private static func readChunk(
    _ descriptor: Int32, _ name: String
  ) throws(SourceTextError) -> [UInt8] {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
      var got = Glibc.read(descriptor, buffer.baseAddress, chunkSize)
      while got < 0, errno == EINTR { got = Glibc.read(descriptor, buffer.baseAddress, chunkSize) }
      if got < 0 { failure = errno }
      count = max(got, 0)
    }
    guard failure == 0 else { throw unreadable(name, failure) }
    return chunk
  }
}
