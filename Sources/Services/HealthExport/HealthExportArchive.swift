internal import CTactusMinizip

/// The document with health data in an iPhone's `export.zip`, read by minizip.
///
/// Steps Health.EX9 and Health.EX10.
final class HealthExportArchive: HealthExportInput {
  let documentPath: String
  let byteCount: UInt64

  private let archive: unzFile
  private let checksum: UInt
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
    guard let archive = unzOpen64(path) else {
      throw HealthExportError(
        path,
        "expected an archive that ends with a list of its entries, found none: the file is "
          + "incomplete or damaged")
    }
    let entry: HealthExportArchiveEntry
    do throws(HealthExportError) {
      entry = try Self.document(archive, path)
      try Self.open(entry, archive, path)
    } catch {
      unzClose(archive)
      throw error
    }
    self.archive = archive
    documentPath = Self.path(of: entry, path)
    (byteCount, checksum) = (entry.byteCount, entry.checksum)
  }

  deinit {
    unzCloseCurrentFile(archive)
    unzClose(archive)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int {
    guard !isComplete else { return 0 }
    let length = UInt32(clamping: min(buffer.count, Int(Int32.max)))
    let count = unzReadCurrentFile(archive, buffer.baseAddress, length)
    guard count >= 0 else {
      throw damaged("expected \(byteCount) bytes, found damage after \(done)")
    }
    done += UInt64(count)
    guard count == 0 else { return Int(count) }
    isComplete = true
    // minizip compares the checksum only if nothing is missing.
    guard done == byteCount else { throw damaged("expected \(byteCount) bytes, found \(done)") }
    guard unzCloseCurrentFile(archive) == UNZ_OK else {
      let digits = String(checksum, radix: 16)
      throw damaged("expected contents with the checksum \(digits), found others")
    }
    return 0
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

  private func damaged(_ reason: String) -> HealthExportError {
    HealthExportError(documentPath, "\(reason): the archive is damaged")
  }

  /// Finds the only document of an archive.
  private static func document(
    _ archive: unzFile, _ path: String
  ) throws(HealthExportError) -> HealthExportArchiveEntry {
    var global = unz_global_info64()
    unzGetGlobalInfo64(archive, &global)
    var found: HealthExportArchiveEntry?
    for number in 0..<global.number_entry {
      guard (number == 0 ? unzGoToFirstFile(archive) : unzGoToNextFile(archive)) == UNZ_OK,
        let entry = HealthExportArchiveEntry(archive)
      else {
        throw HealthExportError(
          path,
          "expected a list of \(global.number_entry) entries, found damage after \(number): the "
            + "archive is damaged")
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
      let count = global.number_entry
      throw HealthExportError(
        path,
        "expected an entry such as '\(HealthExportArchiveWriter.document)', found none among "
          + "\(count) \(count == 1 ? "entry" : "entries")")
    }
    return found
  }

  /// Begins to read an entry.
  private static func open(
    _ entry: HealthExportArchiveEntry, _ archive: unzFile, _ path: String
  ) throws(HealthExportError) {
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
    var place = entry.place
    guard unzGoToFilePos64(archive, &place) == UNZ_OK, unzOpenCurrentFile(archive) == UNZ_OK else {
      throw HealthExportError(
        document,
        "expected the entry that the archive's list describes, found something else: the archive "
          + "is damaged")
    }
  }
}
