import Foundation

/// The description of the tracks in an MPEG-4 or QuickTime file: its `moov` box.
///
/// ISO/IEC 14496-12 (documented).
struct MPEG4Movie {
  /// A box: its header and its contents.
  struct Box {
    /// The offset of the header.
    var start: Int
    /// The offset of the contents.
    var contents: Range<Int>
    /// The four-character type.
    var kind: String
  }

  /// Reads the movie box of an open file; `nil` without one.
  init?(_ file: Int32) {
    var place: Int64 = 0
    for _ in 0..<Self.largestCount {
      guard let head = Self.bytes(file, at: place, 16, atLeast: 8) else { return nil }
      let kind = String(decoding: head[4..<8], as: UTF8.self)
      var size = Self.number(head, 0, 4)
      if size == 1, head.count == 16 { size = Self.number(head, 8, 8) }
      if kind == "moov" {
        guard (8...Self.largestSize).contains(size),
          let all = Self.bytes(file, at: place, Int(size), atLeast: Int(size))
        else { return nil }
        (bytes, offset) = (all, place)
        return
      }
      guard size >= 8, size < UInt64(Int64.max / 2) else { return nil }
      place += Int64(size)
    }
    return nil
  }

  /// The bytes of the box, including all boxes in it.
  private(set) var bytes: [UInt8]

  /// Returns the first box at a path of types, such as `trak/mdia`.
  func box(_ path: String, in parent: Box? = nil) -> Box? {
    var found = parent ?? root
    for kind in path.split(separator: "/") {
      guard let child = boxes(in: found).first(where: { $0.kind == kind }) else { return nil }
      found = child
    }
    return found
  }

  /// Returns the boxes within a box.
  func boxes(in parent: Box? = nil) -> [Box] {
    let range = (parent ?? root).contents
    var found: [Box] = []
    var place = range.lowerBound
    while place + 8 <= range.upperBound, found.count < Self.largestCount {
      let size = Int(Self.number(bytes, place, 4))
      guard size >= 8, place + size <= range.upperBound else { break }
      let kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      found.append(Box(start: place, contents: place + 8..<place + size, kind: kind))
      place += size
    }
    return found
  }

  /// Returns a big-endian number of four or eight bytes in a box; `nil` beyond its end.
  func number(_ box: Box, _ place: Int, _ count: Int) -> UInt64? {
    let start = box.contents.lowerBound + place
    guard place >= 0, start + count <= box.contents.upperBound else { return nil }
    return Self.number(bytes, start, count)
  }

  /// Sets a big-endian number of four or eight bytes in a box.
  ///
  /// - Returns: False beyond the end of the box, or if the number is too large.
  mutating func set(_ box: Box, _ place: Int, _ count: Int, to value: UInt64) -> Bool {
    let start = box.contents.lowerBound + place
    guard place >= 0, start + count <= box.contents.upperBound,
      count == 8 || value <= UInt64(UInt32.max)
    else { return false }
    for index in 0..<count {
      bytes[start + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(count - 1 - index)))
    }
    return true
  }

  /// Renames a box to `free`, so that it is ignored.
  mutating func ignore(_ box: Box) {
    bytes.replaceSubrange(box.start + 4..<box.start + 8, with: "free".utf8)
  }

  /// Writes the description to its offset in a file.
  ///
  /// - Returns: Whether all was written.
  func write(to file: Int32) -> Bool {
    pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count
  }

  // MARK: Internals

  /// The maximum number of boxes in a box.
  ///
  /// - Source: ours. Confidence: guess.
  private static let largestCount = 4096
  /// The maximum size of a description in bytes; that of a movie of some hours is a few megabytes.
  ///
  /// - Source: ours. Confidence: guess.
  private static let largestSize: UInt64 = 64 << 20

  /// The offset of the description in the file.
  private let offset: Int64

  private var root: Box { Box(start: 0, contents: 8..<bytes.count, kind: "moov") }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    bytes[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func bytes(
    _ file: Int32, at place: Int64, _ count: Int, atLeast least: Int
  ) -> [UInt8]? {
    let found = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      used = max(0, pread(file, buffer.baseAddress, count, off_t(place)))
    }
    return found.count >= least ? found : nil
  }
}
