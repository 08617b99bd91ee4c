import Foundation
import UIKit

/// Files of Live Photos as a camera writes them.
enum LivePhotoFile {
  private static func bytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  /// Returns the note of an iPhone's camera with an identifier.
  static func note(_ identifier: String) -> [UInt8] {
    let text = Array(identifier.utf8) + [0]
    // The entries: a text elsewhere, a short number, and a negative one.
    let entries: [[UInt8]] = [
      bytes(UInt16(17)) + bytes(UInt16(2)) + bytes(UInt32(text.count)) + bytes(UInt32(56)),
      bytes(UInt16(20)) + bytes(UInt16(3)) + bytes(UInt32(1)) + bytes(UInt16(5)) + [0, 0],
      bytes(UInt16(4)) + bytes(UInt16(9)) + bytes(UInt32(1)) + bytes(Int32(-3)),
    ]
    let head = Array("Apple iOS\0".utf8) + [0, 1] + Array("MM".utf8) + bytes(UInt16(3))
    return head + entries.flatMap { $0 } + [0, 0, 0, 0] + text
  }

  /// Adds the note of a camera to a JPEG.
  static func jpeg(_ plain: Data, _ note: [UInt8]) -> Data {
    var body = Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
    body += bytes(UInt16(1)) + bytes(UInt16(0x8769)) + bytes(UInt16(4)) + bytes(UInt32(1))
    body += bytes(UInt32(26)) + [0, 0, 0, 0]
    body += bytes(UInt16(1)) + bytes(UInt16(0x927C)) + bytes(UInt16(7))
    body += bytes(UInt32(note.count)) + bytes(UInt32(44)) + [0, 0, 0, 0] + note
    let segment = [0xff, 0xe1] + bytes(UInt16(body.count + 2)) + body
    return plain.prefix(2) + Data(segment) + plain.dropFirst(2)
  }

  private static func atom(_ name: String, _ content: [UInt8]) -> [UInt8] {
    bytes(UInt32(content.count + 8)) + Array(name.utf8) + content
  }

  /// Adds an identifier to the description at the end of a film.
  static func film(_ plain: Data, _ identifier: String) -> Data? {
    let key = atom("mdta", Array("com.apple.quicktime.content.identifier".utf8))
    let value = atom("data", bytes(UInt32(1)) + bytes(UInt32(0)) + Array(identifier.utf8))
    let item = bytes(UInt32(value.count + 8)) + bytes(UInt32(1)) + value
    let handler =
      [UInt8](repeating: 0, count: 8) + Array("mdta".utf8) + [UInt8](repeating: 0, count: 13)
    let metadata = atom(
      "meta",
      atom("hdlr", handler) + atom("keys", bytes(UInt32(0)) + bytes(UInt32(1)) + key)
        + atom("ilst", item))
    guard let name = plain.range(of: Data("moov".utf8), options: .backwards) else { return nil }
    let start = name.lowerBound - 4
    let size = plain[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard start + size == plain.count else { return nil }
    return plain.prefix(start) + Data(bytes(UInt32(size + metadata.count)))
      + plain.dropFirst(start + 4) + Data(metadata)
  }
}
