import CoreText
import Foundation
import Testing

/// A font with tables that those of Debian lack, made of the tables of another font.
enum CraftedFont {
  /// Calls a closure while the tables of DejaVu Sans are registered as a family of another name of
  /// the same length, with further tables.
  static func with(
    _ family: String, from font: CTFont, _ tables: [Int: Data], _ body: (CTFont) throws -> Void
  ) throws {
    let data = try data(from: font, family, tables)
    let provider = try #require(CGDataProvider(data: data as CFData))
    let graphicsFont = try #require(CGFont(provider))
    try #require(CTFontManagerRegisterGraphicsFont(graphicsFont, nil))
    defer { CTFontManagerUnregisterGraphicsFont(graphicsFont, nil) }
    try body(CTFontCreateWithName(family as CFString, CTFontGetSize(font), nil))
  }

  private static func data(
    from font: CTFont, _ family: String, _ new: [Int: Data]
  ) throws -> Data {
    let tags = try #require(CTFontCopyAvailableTables(font, []) as? [CTFontTableTag])
    var tables: [CTFontTableTag: Data] = [:]
    for tag in tags { tables[tag] = CTFontCopyTable(font, tag, []) }
    tables[CTFontTableTag(kCTFontTableName)] = try renamed(
      try #require(tables[CTFontTableTag(kCTFontTableName)]), family)
    for (tag, table) in new { tables[CTFontTableTag(tag)] = table }
    // The head of the file, then a record for each table, then the tables.
    var (records, bodies) = (Data(), Data())
    let start = 12 + 16 * tables.count
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      append(tag, to: &records)
      append(UInt32(0), to: &records)
      append(UInt32(start + bodies.count), to: &records)
      append(UInt32(table.count), to: &records)
      bodies += table + Data(count: -table.count & 3)
    }
    var head = Data()
    append(UInt32(0x0001_0000), to: &head)
    append(UInt16(tables.count), to: &head)
    return head + Data(count: 6) + records + bodies
  }

  /// The table of one axis from 100 to 900, usually 400, with the second name of the file.
  static var axes: Data {
    var table = Data()
    for number: UInt16 in [1, 0, 16, 2, 1, 20, 0, 8] { append(number, to: &table) }
    append(UInt32(0x7767_6874), to: &table)
    for value: UInt32 in [100, 400, 900] { append(value << 16, to: &table) }
    for number: UInt16 in [0, 2] { append(number, to: &table) }
    return table
  }

  /// Returns the table of a ligature's carets, at positions in units of the design.
  static func carets(of ligature: CGGlyph, at positions: [UInt16]) -> Data {
    var table = Data()
    // The only part is the list of carets, which follows; it has one ligature.
    for number: UInt16 in [1, 0, 0, 0, 12, 0, 6, 1, 12, 1, 1, ligature] {
      append(number, to: &table)
    }
    append(UInt16(positions.count), to: &table)
    for index in positions.indices {
      append(UInt16(2 + 2 * positions.count + 4 * index), to: &table)
    }
    for position in positions {
      append(UInt16(1), to: &table)
      append(position, to: &table)
    }
    return table
  }

  private static func renamed(_ names: Data, _ family: String) throws -> Data {
    var names = names
    for (old, new) in [("DejaVu Sans", family), ("DejaVuSans", family.filter { $0 != " " })] {
      for encoding in [String.Encoding.utf16BigEndian, .macOSRoman] {
        let (old, new) = (
          try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
        )
        while let place = names.range(of: old) { names.replaceSubrange(place, with: new) }
      }
    }
    return names
  }

  private static func append(_ number: some FixedWidthInteger, to data: inout Data) {
    withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
  }
}
