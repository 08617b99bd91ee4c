/// The output of a program, line by line, with the developer's names of files.
struct OwnNames {
  private let paths: SourcePaths
  private var line: [UInt8] = []

  init(_ paths: SourcePaths) { self.paths = paths }

  /// Returns the complete lines with some more bytes.
  mutating func read(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    line += bytes
    guard let end = line.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let complete = line[...end]
    let result = Array(paths.own(in: String(decoding: complete, as: UTF8.self)).utf8)
    line.removeSubrange(...end)
    return result
  }

  /// Returns the rest.
  mutating func end() -> [UInt8] {
    defer { line = [] }
    return Array(paths.own(in: String(decoding: line, as: UTF8.self)).utf8)
  }
}
