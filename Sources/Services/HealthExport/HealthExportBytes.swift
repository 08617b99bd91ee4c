/// A document with exported health data that is in memory.
final class HealthExportBytes: HealthExportInput {
  let documentPath: String
  var byteCount: UInt64 { UInt64(contents.count) }

  private let contents: [UInt8]
  private var done = 0

  init(_ name: String, contents: [UInt8]) {
    documentPath = name
    self.contents = contents
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, contents.count - done)
    buffer.copyBytes(from: contents[done..<done + count])
    done += count
    return count
  }

  /// Does nothing: bytes in memory have no checksum.
  func checkRest() {}
}
