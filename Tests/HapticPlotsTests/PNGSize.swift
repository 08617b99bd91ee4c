/// The size in a PNG file's header.
struct PNGSize {
  let width: Int
  let height: Int

  /// Reads the header, or returns `nil` if the bytes are not a PNG.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ from: Int) -> Int { bytes[from..<from + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(16)
    height = number(20)
  }
}
