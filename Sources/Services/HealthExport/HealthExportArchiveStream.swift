internal import CTactusZip

/// The expanded bytes of an entry of an archive.
///
/// Steps Health.EX9 and Health.EX10.
final class HealthExportArchiveStream: HealthExportInput {
  let documentPath: String
  let byteCount: UInt64

  private let archive: HealthExportArchive
  private let file: OpaquePointer
  private let checksum: UInt32
  private var done: UInt64 = 0
  private var isComplete = false

  /// Takes an entry that is open.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - file: The open entry, which is closed with this object.
  ///   - archive: The archive, which stays open meanwhile.
  ///   - path: The path for messages.
  init(
    _ entry: HealthExportArchiveEntry, _ file: OpaquePointer, of archive: HealthExportArchive,
    path: String
  ) {
    self.archive = archive
    self.file = file
    documentPath = path
    (byteCount, checksum) = (entry.byteCount, entry.checksum)
  }

  deinit { zip_fclose(file) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int {
    guard !isComplete else { return 0 }
    let count = zip_fread(file, buffer.baseAddress, UInt64(buffer.count))
    done += UInt64(max(0, count))
    isComplete = count <= 0
    if count < 0 { throw damaged(zip_error_code_zip(zip_file_get_error(file))) }
    guard count > 0 ? done <= byteCount : done == byteCount else { throw damaged(ZIP_ER_INCONS) }
    return Int(count)
  }

  func checkRest() throws(HealthExportError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    let limit = done + Self.longestRest
    while done < limit, try read(into: buffer) > 0 {}
  }

  // MARK: Internals

  /// The most bytes that are read to distinguish a damaged archive from a damaged document.
  ///
  /// - Source: ours: a few seconds. Confidence: guess.
  private static let longestRest: UInt64 = 1 << 30

  /// Returns the error for a code of libzip, which compares sizes and checksums at the end.
  private func damaged(_ code: Int32) -> HealthExportError {
    let reason =
      switch code {
      case ZIP_ER_CRC:
        "expected contents with the checksum \(String(checksum, radix: 16)), found others"
      case ZIP_ER_INCONS: "expected \(byteCount) bytes, found \(done)"
      default: "expected \(byteCount) bytes, found damage after \(done)"
      }
    return HealthExportError(documentPath, "\(reason): the archive is damaged")
  }
}
