import Foundation

/// The files with compressed sound that GStreamer decodes and libsndfile does not.
enum CompressedFile {
  /// Returns whether a file begins like MPEG-4, QuickTime, AAC in ADTS, or AC-3 (AudioFiles.CO1).
  static func isLikely(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    guard var head = bytes(file, at: 0, 12) else { return false }
    if head.starts(with: Array("ID3".utf8)) {
      // The size of the tag has seven bits per byte.
      let size = head[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
      guard let behind = bytes(file, at: size + 10, 12) else { return false }
      head = behind
    }
    // Layer 0, which only AAC has among the kinds of MPEG audio.
    if head[0] == 0xFF, head[1] & 0xF6 == 0xF0 { return true }
    if head[0] == 0x0B, head[1] == 0x77 { return true }
    return boxes.contains(String(decoding: head[4..<8], as: UTF8.self))
  }

  /// Returns whether an open file begins like MPEG-4 or QuickTime.
  static func hasBoxes(_ file: Int32) -> Bool {
    guard let head = bytes(file, at: 0, 8) else { return false }
    return boxes.contains(String(decoding: head[4..<8], as: UTF8.self))
  }

  /// The types of the boxes with which MPEG-4 and QuickTime files begin.
  private static let boxes: Set<String> = ["ftyp", "moov", "mdat", "wide", "free", "skip"]

  private static func bytes(_ file: Int32, at place: Int, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(file, &bytes, count, off_t(place)) == count ? bytes : nil
  }
}
