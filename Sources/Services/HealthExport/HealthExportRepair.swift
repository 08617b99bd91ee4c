internal import Glibc

/// A filter of the bytes of a document for what exports of iPhones have and XML does not allow:
/// declarations that are not XML, and characters that XML does not allow.
///
/// Declarations, which are not needed, and such characters become spaces, so that positions in
/// messages stay correct. Step Health.EX14.
///
/// - Thread: one at a time.
struct HealthExportRepair {
  /// The bytes before a piece, for those that wait for it.
  static let room = 16

  /// The repairs, with the number of places and the first line.
  private(set) var repairs: [String: (count: Int, line: Int)] = [:]

  private let path: String
  /// Whether the document is filtered: its encoding has ASCII, and it is not a file of another
  /// kind.
  private var isActive = true
  private var isUTF8 = true
  private var hasBegun = false
  private var state = HealthExportRepairState.prolog
  /// Whether a declaration has begun and not ended.
  private var isDeclaring = false
  private var line = 1
  /// The number of bytes before the piece, and of those before the line.
  private var (done, lineStart) = (0, 0)
  /// The bytes that wait for the next piece.
  private var kept: [UInt8] = []

  init(_ path: String) { self.path = path }

  /// Repairs a piece in place.
  ///
  /// - Parameters:
  ///   - buffer: The piece, after `room` bytes.
  ///   - count: The number of its bytes; 0 at the end.
  /// - Returns: The bytes to parse, without the last ones if the next piece decides about them.
  /// - Throws: `HealthExportError` for a declared entity.
  mutating func repaired(
    _ buffer: UnsafeMutableRawBufferPointer, count: Int
  ) throws(HealthExportError) -> UnsafeRawBufferPointer {
    let start = Self.room - kept.count
    for (place, byte) in kept.enumerated() { buffer[start + place] = byte }
    let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[start..<(Self.room + count)])
    kept = []
    if !hasBegun, !piece.isEmpty {
      hasBegun = true
      begin(UnsafeRawBufferPointer(piece))
    }
    guard isActive else { return UnsafeRawBufferPointer(piece) }
    let end = try filter(piece.bindMemory(to: UInt8.self), isLast: count == 0)
    kept = Array(piece[end...])
    done += end
    return UnsafeRawBufferPointer(rebasing: piece[..<end])
  }

  // MARK: Internals

  /// The words for what was repaired.
  private static let declarations = "declarations of the document without an end were not read"
  private static let characters = "characters that XML does not have were read as spaces"

  private static let space = UInt8(ascii: " ")

  /// Examines the beginning: other files, and other encodings, are left to the parser.
  private mutating func begin(_ head: UnsafeRawBufferPointer) {
    guard !HealthExportForeignFile.isWide(head), HealthExportForeignFile.describe(head) == nil
    else { return isActive = false }
    let words = String(decoding: head.prefix(200), as: UTF8.self).lowercased()
    guard words.contains("<?xml"), let end = words.firstRange(of: "?>"),
      let name = words[..<end.lowerBound].firstRange(of: "encoding=")
    else { return }
    let encoding = words[name.upperBound...].dropFirst()
    isUTF8 = encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
  }

  private mutating func note(_ repair: String) {
    let before = repairs[repair]
    repairs[repair] = ((before?.count ?? 0) + 1, before?.line ?? line)
  }

  /// Filters bytes; returns the number of those that are decided.
  private mutating func filter(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, isLast: Bool
  ) throws(HealthExportError) -> Int {
    var place = 0
    var isBody = state == .body
    while place < bytes.count {
      let byte = bytes[place]
      // Most bytes of a document; and a space changes nothing, wherever it is.
      if byte == Self.space || isBody && byte > 0x20 && byte < 0x80 && byte != UInt8(ascii: "&") {
        place += 1
        continue
      }
      let rest = UnsafeBufferPointer(rebasing: bytes[place...])
      // What a piece cuts is decided with the next one.
      if !isLast, rest.count < Self.room, needsMore(rest) { break }
      if byte < 0x20 {
        if byte == 0x0A {
          line += 1
          lineStart = done + place + 1
        } else if byte != 0x09, byte != 0x0D {
          bytes[place] = Self.space
          note(Self.characters)
        }
        place += 1
      } else if !state.isBlank, byte == UInt8(ascii: "&") || byte >= 0x80 {
        place += replace(bytes, place, rest)
      } else {
        let wasBlank = state.isBlank
        let length = try advance(rest, at: place)
        isBody = state == .body
        if wasBlank && !isBody || state.isBlank {
          for offset in 0..<length { bytes[place + offset] = Self.space }
        }
        place += length
      }
    }
    return place
  }

  /// Returns whether the first bytes of a rest that is shorter than `room` may belong to more.
  private func needsMore(_ rest: UnsafeBufferPointer<UInt8>) -> Bool {
    switch rest[0] {
    case UInt8(ascii: "&"): !state.isBlank && !rest.contains(UInt8(ascii: ";"))
    case UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: "?"): state != .body
    case 0xC0...: !state.isBlank && rest.count < 4
    default: false
    }
  }

  /// Replaces a character that XML does not allow, or a reference to one; returns the number of
  /// bytes that are decided.
  private mutating func replace(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ place: Int, _ rest: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard rest[0] == UInt8(ascii: "&") || isUTF8 else { return 1 }
    let (length, isAllowed) =
      rest[0] == UInt8(ascii: "&")
      ? HealthExportCharacter.reference(rest) : HealthExportCharacter.encoded(rest)
    guard !isAllowed else { return length }
    for offset in 0..<length { bytes[place + offset] = Self.space }
    note(Self.characters)
    return length
  }

  /// Follows what is before the root element; returns the number of bytes that are read.
  private mutating func advance(
    _ rest: UnsafeBufferPointer<UInt8>, at place: Int
  ) throws(HealthExportError) -> Int {
    let byte = rest[0]
    switch state {
    case .body: return 1
    case .prolog:
      if rest.begins("<!--") { return enter(.comment(isInDeclarations: false), 4) }
      if rest.begins("<?") { return enter(.instruction, 2) }
      if rest.begins("<!DOCTYPE") { return enter(.type(quote: 0), 9) }
      return byte == UInt8(ascii: "<") ? enter(.body, 1) : 1
    case .instruction: return rest.begins("?>") ? enter(.prolog, 2) : 1
    case .comment(let isInDeclarations):
      guard rest.begins("-->") else { return 1 }
      return enter(isInDeclarations ? .declarations(isEndNear: false) : .prolog, 3)
    case .type(let quote):
      switch byte {
      case quote where quote != 0: return enter(.type(quote: 0), 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        return quote == 0 ? enter(.type(quote: byte), 1) : 1
      case UInt8(ascii: "[") where quote == 0:
        return enter(.declarations(isEndNear: false), 1)
      case UInt8(ascii: ">") where quote == 0: return enter(.prolog, 1)
      default: return 1
      }
    case .declarations(let isEndNear): return try declare(rest, isEndNear, at: place)
    }
  }

  private mutating func enter(_ next: HealthExportRepairState, _ length: Int) -> Int {
    state = next
    return length
  }

  private mutating func declare(
    _ rest: UnsafeBufferPointer<UInt8>, _ isEndNear: Bool, at place: Int
  ) throws(HealthExportError) -> Int {
    if rest.begins("<!--") { return enter(.comment(isInDeclarations: true), 4) }
    if rest.begins("<!ENTITY") {
      throw HealthExportError(
        path, line: line, column: done + place - lineStart + 1,
        "expected no entities, found a declaration of one")
    }
    let name = "<HealthData"
    if rest.begins("<HealthData"), rest.count > name.utf8.count,
      !HealthExportCharacter.isOfName(rest[name.utf8.count])
    {
      // The declarations as a whole have no end.
      note(Self.declarations)
      return enter(.body, 1)
    }
    switch rest[0] {
    case UInt8(ascii: "<"):
      if isDeclaring { note(Self.declarations) }
      isDeclaring = true
      return enter(.declarations(isEndNear: false), 1)
    case UInt8(ascii: ">"):
      if isDeclaring, isEndNear { note(Self.declarations) }
      isDeclaring = false
      return isEndNear ? enter(.prolog, 1) : 1
    case UInt8(ascii: "]"): return enter(.declarations(isEndNear: true), 1)
    default: return enter(.declarations(isEndNear: false), 1)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes begin with a text in ASCII.
  fileprivate func begins(_ text: StaticString) -> Bool {
    // Not `starts(with:)`, which is generic and takes ten times as long where it is not optimized.
    guard let baseAddress, count >= text.utf8CodeUnitCount else { return false }
    return baseAddress.pointee == text.utf8Start.pointee
      && memcmp(baseAddress, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}
