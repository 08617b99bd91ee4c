internal import CTactusZip

/// An iPhone's `export.zip`, read by libzip: a document with health data, and files beside it.
///
/// Steps Health.EX9 and Health.EX10.
///
/// - Thread: one at a time.
final class HealthExportArchive: HealthExportFiles {
  private let path: String
  private let archive: OpaquePointer
  private let entry: HealthExportArchiveEntry

  /// The first bytes of an archive that has entries.
  ///
  /// - Source: PKWARE's APPNOTE, section 4.3.7. Confidence: documented.
  static let signature: [UInt8] = [0x50, 0x4B, 3, 4]

  /// Opens an archive.
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
      entry = try Self.document(archive, path)
    } catch {
      zip_discard(archive)
      throw error
    }
    self.path = path
    self.archive = archive
  }

  deinit { zip_discard(archive) }

  /// Opens the document.
  ///
  /// - Throws: `HealthExportError` if it cannot be read.
  func document() throws(HealthExportError) -> HealthExportArchiveStream { try stream(entry) }

  func contents(
    _ path: String
  ) throws(HealthExportError) -> Result<[UInt8], HealthExportError> {
    let number = zip_name_locate(archive, entry.folder + path, ZIP_FL_ENC_RAW)
    let shown = HealthExportError.shown(path.unicodeScalars.prefix(200))
    guard number >= 0, let found = HealthExportArchiveEntry(archive, UInt64(number)) else {
      return .failure(HealthExportError(shown, "expected the file in the archive, found none"))
    }
    guard found.byteCount <= Self.maximumFileBytes else {
      return .failure(HealthExportError(shown, Self.tooLarge(found.byteCount)))
    }
    return .success(try stream(found).all())
  }

  func paths(in folder: String) throws(HealthExportError) -> [String] {
    let start = entry.folder + folder + "/"
    var paths: [String] = []
    for number in 0..<UInt64(max(0, zip_get_num_entries(archive, 0))) {
      guard let name = HealthExportArchiveEntry(archive, number)?.name, name.hasPrefix(start),
        !name.hasSuffix("/")
      else { continue }
      paths.append(String(name.dropFirst(entry.folder.count)))
    }
    return paths.sorted()
  }

  // MARK: Internals

  /// Begins to read an entry.
  private func stream(
    _ entry: HealthExportArchiveEntry
  ) throws(HealthExportError) -> HealthExportArchiveStream {
    let shown = "\(path)/\(entry.shownName)"
    let file = try Self.open(entry, archive, shown)
    return HealthExportArchiveStream(entry, file, of: self, path: shown)
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

  /// Opens an entry.
  private static func open(
    _ entry: HealthExportArchiveEntry, _ archive: OpaquePointer, _ document: String
  ) throws(HealthExportError) -> OpaquePointer {
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
