import CTactusZlib
import TactusDocumentReading

/// All objects of a PDF document, found by reading its bytes from the start.
///
/// Tables of places are not needed: a later object of a number replaces an earlier one, as in a
/// document that was changed by adding to its end.
struct ObjectScan {
  /// The objects by their numbers.
  private(set) var objects: [Int: PDFValue] = [:]
  /// The entries of the document's trailers.
  private(set) var trailer: [String: PDFValue] = [:]

  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
    self.bytes = bytes
    try scan()
  }

  /// Returns a value, resolving a reference.
  func resolve(_ value: PDFValue?) -> PDFValue? {
    PDFObjects(objects: objects, root: 0, pages: []).resolve(value)
  }

  // MARK: Internals

  private mutating func scan() throws(Refusal) {
    var parser = ObjectParser(bytes)
    while true {
      parser.skipSpace()
      guard !parser.isAtEnd else { return }
      let start = parser.place
      if parser.pass("trailer") {
        if let entries = parser.value()?.entries { add(trailer: entries) }
      } else if let number = parser.whole() {
        parser.skipSpace()
        guard parser.whole() != nil else { continue }
        parser.skipSpace()
        guard parser.pass("obj") else {
          // The generation may be the number of the next object.
          parser.place = start
          _ = parser.whole()
          continue
        }
        guard number <= ReaderLimits.objectNumber, let value = parser.value() else { continue }
        try add(value, number, &parser)
      } else {
        parser.place = start + 1
      }
    }
  }

  private mutating func add(
    _ value: PDFValue, _ number: Int, _ parser: inout ObjectParser
  ) throws(Refusal) {
    parser.skipSpace()
    guard case .dictionary(let entries) = value, parser.pass("stream") else {
      objects[number] = value
      return
    }
    if parser.place < bytes.count, bytes[parser.place] == 13 { parser.place += 1 }
    if parser.place < bytes.count, bytes[parser.place] == 10 { parser.place += 1 }
    let start = parser.place
    let end = endOfStream(from: start, resolve(entries["Length"])?.integer)
    parser.place = end
    var kept = entries
    let content = Array(bytes[start..<end])
    kept["Length"] = .number(Double(content.count))
    switch entries["Type"]?.name {
    case "XRef": add(trailer: entries)
    case "ObjStm": addObjects(of: entries, content)
    default: objects[number] = .stream(kept, content)
    }
  }

  private mutating func add(trailer entries: [String: PDFValue]) {
    for key in ["Root", "Info", "Encrypt", "ID"] {
      if let value = entries[key] { trailer[key] = value }
    }
  }

  /// Returns the end of a stream's bytes: by its length if that is right, else before the next
  /// word that ends a stream.
  private func endOfStream(from start: Int, _ length: Int?) -> Int {
    if let length, length >= 0, length <= bytes.count - start {
      var parser = ObjectParser(bytes, at: start + length)
      parser.skipSpace()
      if parser.pass("endstream") { return start + length }
    }
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "e") {
        var parser = ObjectParser(bytes, at: place)
        if parser.pass("endstream") {
          // The end of the line before the word is not part of the stream.
          if place > start, bytes[place - 1] == 10 { place -= 1 }
          if place > start, bytes[place - 1] == 13 { place -= 1 }
          return place
        }
      }
      place += 1
    }
    return bytes.count
  }

  /// Adds the objects within a stream.
  private mutating func addObjects(of entries: [String: PDFValue], _ content: [UInt8]) {
    let filter = entries["Filter"]?.name ?? entries["Filter"]?.elements?.first?.name
    let inflated: [UInt8]
    switch filter {
    case nil: inflated = content
    case "FlateDecode": inflated = Self.inflate(content)
    default: return
    }
    guard let count = resolve(entries["N"])?.integer,
      let first = resolve(entries["First"])?.integer, (0...inflated.count).contains(first),
      (0...inflated.count).contains(count)
    else { return }
    inflated.withUnsafeBytes { inner in
      var header = ObjectParser(inner)
      for _ in 0..<count {
        header.skipSpace()
        guard let number = header.whole() else { return }
        header.skipSpace()
        guard let offset = header.whole() else { return }
        var parser = ObjectParser(inner, at: first + offset)
        if number <= ReaderLimits.objectNumber, let value = parser.value() {
          objects[number] = value
        }
      }
    }
  }

  /// Returns what zlib has made smaller; as much of it as is sound.
  private static func inflate(_ bytes: [UInt8]) -> [UInt8] {
    var (stream, result) = (z_stream(), [UInt8]())
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return []
    }
    defer { inflateEnd(&stream) }
    var input = bytes
    var room = [UInt8](repeating: 0, count: 1 << 16)
    input.withUnsafeMutableBufferPointer { source in
      (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(clamping: source.count))
      while result.count < ReaderLimits.answerBytes {
        let status = room.withUnsafeMutableBufferPointer { target in
          (stream.next_out, stream.avail_out) = (target.baseAddress, UInt32(target.count))
          return CTactusZlib.inflate(&stream, Z_NO_FLUSH)
        }
        result += room.prefix(room.count - Int(stream.avail_out))
        guard status == Z_OK, stream.avail_in > 0 || stream.avail_out == 0 else { return }
      }
    }
    return result
  }
}
