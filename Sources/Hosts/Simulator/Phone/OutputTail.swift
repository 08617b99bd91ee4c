import CTactusSystemCalls
import Glibc
import TactusPhoneLink

/// A reader that follows the output file of an app, line by line.
struct OutputTail {
  private let path: String
  /// Bytes of the file that are kept on the disk.
  private let limit: Int
  private var descriptor: Int32 = -1
  /// Bytes that were read or skipped.
  private var offset = 0
  private var rest: [UInt8] = []

  /// The last lines, as many as pages are sent.
  private(set) var lines: [String] = []

  /// The largest length of a line in bytes; a longer one is split.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestLine = 2_000
  /// Bytes that are read at once, which limits the work for an app that writes without end.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pieceBytes = 1 << 16
  /// Unread bytes above which all but the last piece are skipped.
  ///
  /// - Source: ours, some seconds of reading. Confidence: guess.
  private static let longestBacklog = 4 << 20

  /// Creates a reader.
  ///
  /// - Parameter limit: Bytes of the file that are kept on the disk; what the app writes beyond
  ///   them is read, and then removed from the file, so that an endless output does not fill the
  ///   disk.
  init(_ path: String, limit: Int = .max) { (self.path, self.limit) = (path, limit) }

  /// Closes the file.
  mutating func close() {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Returns the new lines.
  ///
  /// - Parameter isOver: Whether the app has ended, so that the last line needs no line feed.
  mutating func read(isOver: Bool = false) -> [String] {
    if descriptor < 0 { descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { return [] }
    var new: [String] = []
    let skipped = skipBacklog()
    if skipped > 0 { new.append("— \(skipped) bytes of output are left out") }
    var piece = [UInt8](repeating: 0, count: Self.pieceBytes)
    let count = max(0, pread(descriptor, &piece, piece.count, off_t(offset)))
    offset += count
    removeExcess()
    rest += piece[..<count]
    while let end = rest.firstIndex(of: 0x0A) ?? cut(isOver) {
      new.append(String(decoding: rest[..<end], as: UTF8.self))
      let hasEnd = end < rest.count && rest[end] == 0x0A
      rest.removeFirst(hasEnd ? end + 1 : end)
    }
    lines = (lines + new).suffix(PageLimits.oldLines)
    return new
  }

  /// The last lines of an app that has ended: after a crash those around its reason, and not the
  /// backtrace (HomeScreen.X1).
  var linesAtEnd: [String] {
    func last(_ matches: (String) -> Bool) -> Int? { lines.lastIndex(where: matches) }
    let crash =
      last { $0.contains("Fatal error:") || $0.contains("Terminating app due to") }
      ?? last { $0.contains("Program crashed") || $0.hasPrefix("*** Signal") }
    let start = max(0, crash.map { $0 - 3 } ?? lines.count - LinkLimits.endingLines)
    return Array(lines[start...].prefix(LinkLimits.endingLines))
  }

  // MARK: Internals

  /// Skips what an app has written faster than it is read; returns the number of bytes.
  private mutating func skipBacklog() -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) - offset > Self.longestBacklog else {
      return 0
    }
    let next = Int(status.st_size) - Self.pieceBytes
    defer { (offset, rest) = (next, []) }
    return next - offset + rest.count
  }

  /// Frees the space of what was read beyond the limit; the size of the file stays, because the app
  /// continues to write at its end.
  private func removeExcess() {
    guard offset > limit else { return }
    // FALLOC_FL_KEEP_SIZE and FALLOC_FL_PUNCH_HOLE.
    _ = fallocate(descriptor, 3, limit, offset - limit)
  }

  /// Returns the index at which an unfinished line is split; `nil` if it is not.
  private func cut(_ isOver: Bool) -> Int? {
    if rest.count > Self.longestLine { return Self.longestLine }
    return isOver && !rest.isEmpty ? rest.count : nil
  }
}
