import TactusDocumentReading

/// A writer of a PDF document's objects as the bytes of a file.
enum PDFObjectWriter {
  /// Returns the bytes of a document.
  ///
  /// - Parameters:
  ///   - objects: The objects, numbered from 1.
  ///   - root: The number of the root.
  ///   - info: The object number of the document attributes; nil without any.
  static func bytes(of objects: [PDFValue], root: Int, info: Int?) -> [UInt8] {
    // Four bytes above 127 mark the file as binary (documented by the format).
    var bytes: [UInt8] = Array("%PDF-1.7\n%".utf8) + [0xe2, 0xe3, 0xcf, 0xd3, 10]
    var places: [Int] = []
    for (index, value) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8)
      write(value, to: &bytes)
      bytes += Array("\nendobj\n".utf8)
    }
    let table = bytes.count
    bytes += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
      let digits = String(place)
      let padding = String(repeating: "0", count: max(0, 10 - digits.count))
      bytes += Array("\(padding)\(digits) 00000 n \n".utf8)
    }
    var trailer: [String: PDFValue] = [
      "Size": .number(Double(objects.count + 1)), "Root": .reference(root),
    ]
    if let info { trailer["Info"] = .reference(info) }
    bytes += Array("trailer\n".utf8)
    write(.dictionary(trailer), to: &bytes)
    bytes += Array("\nstartxref\n\(table)\n%%EOF\n".utf8)
    return bytes
  }

  private static func write(_ value: PDFValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += Array("null".utf8)
    case .boolean(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .number(let number): bytes += Array(text(of: number).utf8)
    case .text(let content):
      bytes.append(UInt8(ascii: "("))
      for byte in content {
        if byte == 40 || byte == 41 || byte == 92 { bytes.append(92) }
        // A lone carriage return would be read as a line feed.
        if byte == 13 { bytes += Array("\\r".utf8) } else { bytes.append(byte) }
      }
      bytes.append(UInt8(ascii: ")"))
    case .name(let name): bytes += Array("/\(name)".utf8)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(32) }
        write(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .dictionary(let entries): write(entries, to: &bytes)
    case .stream(var entries, let content):
      entries["Length"] = .number(Double(content.count))
      write(entries, to: &bytes)
      bytes += Array("\nstream\n".utf8)
      bytes += content
      bytes += Array("\nendstream".utf8)
    case .reference(let number): bytes += Array("\(number) 0 R".utf8)
    }
  }

  private static func write(_ entries: [String: PDFValue], to bytes: inout [UInt8]) {
    bytes += Array("<<".utf8)
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      bytes += Array(" /\(key) ".utf8)
      write(value, to: &bytes)
    }
    bytes += Array(" >>".utf8)
  }

  /// Returns a number as a string, which has no exponent in the format.
  ///
  /// A number that is not finite, as in an infinite rectangle, is clamped to the range of the
  /// format.
  static func text(of number: Double) -> String {
    let number = number.isNaN ? 0 : min(max(number, -limit), limit)
    if let whole = Int(exactly: number) { return String(whole) }
    // Five decimals are more than any device can show.
    let scaled = Int((abs(number) * 100_000).rounded())
    var digits = String(scaled % 100_000)
    digits = String(repeating: "0", count: 5 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let whole = "\(scaled / 100_000)" + (digits.isEmpty ? "" : "." + digits)
    return number < 0 && scaled != 0 ? "-" + whole : whole
  }

  /// The maximum number that every reader supports; documented by the format for integers.
  private static let limit = Double(Int32.max)
}
