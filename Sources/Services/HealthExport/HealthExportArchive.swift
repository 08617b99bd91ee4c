internal import CTactusZip

/// The document with health data in an iPhone's `export.zip`, read by libzip.
///
/// Steps Health.EX9 and Health.EX10.
final class HealthExportArchive: HealthExportInput {
  let documentPath: String
  let byteCount: UInt64

  private let archive: OpaquePointer
  private let file: OpaquePointer
  private let checksum: UInt32
  private var done: UInt64 = 0
  private var isComplete = false

  /// The first bytes of an archive that has entries.
  ///
  /// - Source: PKWARE's APPNOTE, section 4.3.7. Confidence: documented.
  static let signature: [UInt8] = [0x50, 0x4B, 3, 4]

  /// Opens the document of an archive.
  ///
  /// - Throws: `HealthExportError` if the archive is damaged, or has not exactly one document.
  init(_ path: String) throws(HealthExportError) {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else {
      throw HealthExportError(
        path,
        "expected an archive that ends with a list of its entries, found \(Self.text(code)): the "
          + "file is incomplete or damaged")
    }
    do throws(HealthExportError) {
      let entry = try Self.document(archive, path)
      file = try Self.open(entry, archive, path)
      documentPath = Self.path(of: entry, path)
      (byteCount, checksum) = (entry.byteCount, entry.checksum)
    } catch {
      zip_discard(archive)
      throw error
    }
    self.archive = archive
  }

  deinit {
    zip_fclose(file)
    zip_discard(archive)
  }

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

  /// The most bytes that are read to tell a damaged archive from a damaged document.
  ///
  /// - Source: ours: some seconds. Confidence: guess.
  private static let longestRest: UInt64 = 1 << 30

  private static func path(of entry: HealthExportArchiveEntry, _ path: String) -> String {
    "\(path)/\(entry.shownName)"
  }

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

  /// Returns libzip's words for a code.
  private static func text(_ code: Int32) -> String {
    if code == ZIP_ER_NOZIP { return "none" }
    var error = zip_error_t()
    zip_error_init_with_code(&error, code)
    defer { zip_error_fini(&error) }
    return zip_error_strerror(&error).map { "'\(String(cString: $0))'" } ?? "damage"
  }

  /// Finds the only document of an archive.
  private static func document(
    _ archive: OpaquePointer, _ path: String
  ) throws(HealthExportError) -> HealthExportArchiveEntry {
    let count = UInt64(max(0, zip_get_num_entries(archive, 0)))
    var found: HealthExportArchiveEntry?
    for number in 0..<count {
      guard let entry = HealthExportArchiveEntry(archive, number) else {
        throw HealthExportError(
          path, "expected \(count) entries, found damage after \(number): the archive is damaged")
      }
      guard entry.isInside else {
        throw HealthExportError(
          path, "expected names of entries within the archive, found '\(entry.shownName)'")
      }
      guard entry.isDocument else { continue }
      if let found {
        throw HealthExportError(
          path,
          "expected one document with health data, found '\(found.shownName)' and "
            + "'\(entry.shownName)'")
      }
      found = entry
    }
    guard let found else {
      throw HealthExportError(
        path,
        "expected an entry such as '\(HealthExportArchiveWriter.document)', found none among "
          + "\(count) \(count == 1 ? "entry" : "entries")")
    }
    return found
  }

  /// Begins to read an entry.
  private static func open(
    _ entry: HealthExportArchiveEntry, _ archive: OpaquePointer, _ path: String
  ) throws(HealthExportError) -> OpaquePointer {
    let document = Self.path(of: entry, path)
    guard !entry.isEncrypted else {
      throw HealthExportError(
        document, "expected an entry without a password, found an encrypted one")
    }
    guard entry.method == 0 || entry.method == 8 else {
      throw HealthExportError(
        document,
        "expected an entry that is stored or deflated, found the compression method "
          + "\(entry.method)")
    }
    guard let file = zip_fopen_index(archive, entry.number, 0) else {
      throw HealthExportError(
        document,
        "expected the entry that the archive's list describes, found something else: the archive "
          + "is damaged")
    }
    return file
  }
}
