/// The maker note of an iPhone's camera in an image file.
///
/// - Source: recalled of the public tables of ExifTool and libexif, and not compared with a picture
///   of an iPhone. Confidence: guess.
struct AppleMakerNote {
  /// The strings and numbers by their decimal tag numbers, as Image I/O has them.
  private(set) var values: ImageProperties = [:]

  /// Creates a note from its bytes; empty for another maker.
  init(_ bytes: [UInt8]) {
    let head = Array("Apple iOS\0".utf8)
    guard bytes.starts(with: head), bytes.count > 16, bytes[12...13].elementsEqual("MM".utf8)
    else { return }
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= bytes.count else { return nil }
      return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }
    for index in 0..<(number(14, 2) ?? 0) {
      let entry = 16 + index * 12
      guard let tag = number(entry, 2), let format = number(entry + 2, 2),
        let count = number(entry + 4, 4), let place = number(entry + 8, 4)
      else { return }
      switch (format, count) {
      case (2, _):
        let start = count > 4 ? place : entry + 8
        guard start + count <= bytes.count else { continue }
        values["\(tag)"] = String(
          decoding: bytes[start..<start + count].prefix { $0 != 0 }, as: UTF8.self)
      case (3, 1): values["\(tag)"] = place >> 16
      case (4, 1): values["\(tag)"] = place
      case (9, 1): values["\(tag)"] = Int(Int32(truncatingIfNeeded: place))
      default: continue
      }
    }
  }
}
