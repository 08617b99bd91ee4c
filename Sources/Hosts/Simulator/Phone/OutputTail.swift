import Glibc

/// A reader that follows the output file of an app, line by line.
struct OutputTail {
  private let path: String
  private var file: UnsafeMutablePointer<FILE>?
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

  init(_ path: String) { self.path = path }

  /// Closes the file.
  mutating func close() {
    if let file { fclose(file) }
    file = nil
  }

  /// Returns the new lines.
  ///
  /// - Parameter isOver: Whether the app has ended, so that the last line needs no line feed.
  mutating func read(isOver: Bool = false) -> [String] {
    if file == nil { file = fopen(path, "rb") }
    guard let file else { return [] }
    clearerr(file)
    var piece = [UInt8](repeating: 0, count: Self.pieceBytes)
    let count = fread(&piece, 1, piece.count, file)
    rest += piece[..<count]
    var new: [String] = []
    while let end = rest.firstIndex(of: 0x0A) ?? cut(isOver) {
      new.append(String(decoding: rest[..<end], as: UTF8.self))
      let hasEnd = end < rest.count && rest[end] == 0x0A
      rest.removeFirst(hasEnd ? end + 1 : end)
    }
    lines = (lines + new).suffix(PageLimits.oldLines)
    return new
  }

  /// Returns the index at which an unfinished line is split; `nil` if it is not.
  private func cut(_ isOver: Bool) -> Int? {
    if rest.count > Self.longestLine { return Self.longestLine }
    return isOver && !rest.isEmpty ? rest.count : nil
  }
}
