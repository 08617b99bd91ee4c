import CTactusCSV
import TactusDocumentReading
import TactusReaderConfinement

/// A file with values separated by commas, semicolons, tabs or bars, read by libcsv.
struct SeparatedValues: ReadDocument {
  private let text: PlainText

  init(_ document: MappedDocument) { text = PlainText(document) }

  func description() throws(Refusal) -> ReaderAnswer {
    var bytes = Array(try text.decoded().text.utf8)
    var parser = csv_parser()
    guard csv_init(&parser, 0) == 0 else { throw .tooLarge("the memory of its reader") }
    defer { csv_free(&parser) }
    csv_set_delim(&parser, Self.separator(of: bytes))
    let table = Rows()
    let context = Unmanaged.passUnretained(table).toOpaque()
    let value: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void = {
      start, count, context in
      guard let context else { return }
      let rows = Unmanaged<Rows>.fromOpaque(context).takeUnretainedValue()
      rows.add(UnsafeRawBufferPointer(start: start, count: count))
    }
    let end: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { _, context in
      guard let context else { return }
      Unmanaged<Rows>.fromOpaque(context).takeUnretainedValue().end()
    }
    let read = csv_parse(&parser, &bytes, bytes.count, value, end, context)
    guard read == bytes.count else { throw .unreadable("the file has no separated values") }
    csv_fini(&parser, value, end, context)
    return .table(ReadTable(rows: table.rows, isCut: table.isCut))
  }

  /// The rows so far.
  private final class Rows {
    private(set) var rows: [[String]] = []
    private(set) var isCut = false
    private var row: [String] = []

    func add(_ value: UnsafeRawBufferPointer) {
      guard row.count < ReaderLimits.tableColumns, rows.count < ReaderLimits.tableRows else {
        isCut = true
        return
      }
      let text = String(decoding: value, as: UTF8.self)
      let scalars = text.unicodeScalars
      guard scalars.count > ReaderLimits.valueCharacters else { return row.append(text) }
      isCut = true
      row.append(String(scalars.prefix(ReaderLimits.valueCharacters)))
    }

    func end() {
      defer { row = [] }
      guard rows.count < ReaderLimits.tableRows else {
        isCut = true
        return
      }
      rows.append(row)
    }
  }

  /// Returns the character that separates values: the most frequent one outside of quotes in the
  /// first line; a comma if there is none.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let candidates = Array(",;\t|".utf8)
    var counts = [Int](repeating: 0, count: candidates.count)
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let best = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    return counts[best] > 0 ? candidates[best] : candidates[0]
  }
}
