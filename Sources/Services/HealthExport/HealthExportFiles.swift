/// The files beside a document with exported health data, such as routes.
///
/// Step Health.EX11.
///
/// - Thread: one at a time.
protocol HealthExportFiles: AnyObject {
  /// Returns the bytes of a file.
  ///
  /// - Parameter path: The path from the folder of the document, which is within it.
  /// - Returns: The bytes; a failure if there is no such file, or if it is too large.
  /// - Throws: `HealthExportError` if the archive is damaged.
  func contents(_ path: String) throws(HealthExportError) -> Result<[UInt8], HealthExportError>
  /// Returns the paths of the files in a folder beside the document, in their order.
  func paths(in folder: String) throws(HealthExportError) -> [String]
}

extension HealthExportFiles {
  /// The most bytes of a file, all of which are in memory.
  ///
  /// - Source: ours: a route of two days has some 50 MB. Confidence: guess.
  static var maximumFileBytes: UInt64 { 1 << 26 }

  /// Returns the words for a file that is too large.
  static func tooLarge(_ count: UInt64) -> String {
    "expected at most \(maximumFileBytes) bytes, found \(count)"
  }
}

extension HealthExportInput {
  /// Returns all bytes.
  ///
  /// - Throws: `HealthExportError` if they cannot be read.
  func all() throws(HealthExportError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(clamping: byteCount))
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try read(into: buffer)
      guard count > 0 else { return bytes }
      bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }
  }
}
