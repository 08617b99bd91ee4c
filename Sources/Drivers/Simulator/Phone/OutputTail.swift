import Glibc

/// Follows a file that an app writes its output to, line by line.
struct OutputTail {
  private let path: String
  private var file: UnsafeMutablePointer<FILE>?
  private var rest: [UInt8] = []

  /// The last lines, as many as pages are told of.
  private(set) var lines: [String] = []

  /// Bytes of a line at most; a longer one is cut into several.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestLine = 2_000
  /// Bytes that are read at once, so that an app that floods takes no more of the server than that.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pieceBytes = 1 << 16

  init(_ path: String) { self.path = path }

  /// Lets go of the file.
  mutating func close() {
    if let file { fclose(file) }
    file = nil
  }

  /// The lines that have come since.
  ///
  /// - Parameter isOver: Whether nothing more comes, so that the last line needs no end.
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

  /// Where what has no end yet is cut; `nil` where it is not.
  private func cut(_ isOver: Bool) -> Int? {
    if rest.count > Self.longestLine { return Self.longestLine }
    return isOver && !rest.isEmpty ? rest.count : nil
  }
}
