internal import CTactusMinizip
internal import Glibc
import TactusHealthModel

/// A writer of an archive with a document of health data, such as an iPhone's `export.zip`.
///
/// Step Health.EX9.
///
/// - Thread: one at a time.
public final class HealthExportArchiveWriter {
  /// The name of the document in the archive.
  ///
  /// - Source: exports of iPhones in English. Confidence: documented by others.
  public static let document = "apple_health_export/export.xml"

  private let path: String
  private let date: Double
  private var archive: zipFile?

  /// Creates an archive, which replaces the contents of a file.
  ///
  /// - Parameters:
  ///   - path: The path of a file that can be changed later, so not a pipe.
  ///   - date: The time of the document, in seconds since 2001.
  /// - Throws: `HealthExportError`.
  public init(_ path: String, date: Double) throws(HealthExportError) {
    self.path = path
    self.date = date
    errno = 0
    archive = zipOpen64(path, APPEND_STATUS_CREATE)
    guard archive != nil else { throw failure() }
    try begin(Self.document)
  }

  deinit { if let archive { zipClose(archive, nil) } }

  /// Writes everything that a library has: the document, and the files of its routes,
  /// electrocardiograms and clinical records.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - progress: Called now and then with the fraction of the document that was written, 0…1.
  /// - Returns: The number of samples.
  /// - Throws: `HealthStorageError` or `HealthExportError`.
  @discardableResult
  public func write(
    _ library: HealthLibrary, progress: (Double) -> Void = { _ in }
  ) throws -> Int {
    var writer = HealthExportWriter(names: HealthExportFileNames()) { try self.write($0) }
    let count = try writer.write(library, date: date, progress: progress)
    let folder = Self.document.prefix { $0 != "/" }
    for file in writer.files {
      let text: String
      let sample = try library.sample(file.uuid)
      switch sample?.content {
      case .rows(let rows)?: text = HealthExportRouteWriter.text(rows, date: date)
      case .electrocardiogram(let content)?:
        guard let sample else { continue }
        text = HealthExportElectrocardiogramWriter.text(content, of: sample)
      case .clinical(let record)?: text = record.data
      default: continue  // Deleted meanwhile.
      }
      try check(zipCloseFileInZip(archive))
      try begin("\(folder)/\(file.path)")
      try write(text)
    }
    return count
  }

  /// Adds a text to the document.
  ///
  /// - Throws: `HealthExportError`.
  public func write(_ text: String) throws(HealthExportError) {
    var text = text
    errno = 0
    try check(
      text.withUTF8 { zipWriteInFileInZip(archive, $0.baseAddress, UInt32(clamping: $0.count)) })
  }

  /// Completes the archive.
  ///
  /// - Throws: `HealthExportError`.
  public func close() throws(HealthExportError) {
    errno = 0
    let status = zipCloseFileInZip(archive)
    let number = errno
    let closing = zipClose(archive, nil)
    archive = nil
    if status != ZIP_OK { errno = number }
    try check(status == ZIP_OK ? closing : status)
  }

  // MARK: Internals

  /// The compression method by the function Deflate.
  ///
  /// - Source: PKWARE's APPNOTE, section 4.4.5. Confidence: documented.
  private static let deflate: Int32 = 8

  /// Begins a file in the archive.
  private func begin(_ name: String) throws(HealthExportError) {
    var information = zip_fileinfo()
    information.tmz_date = Self.time(date)
    errno = 0
    // The size is not known before the end, so 64 bits are reserved for it.
    try check(
      zipOpenNewFileInZip64(
        archive, name, &information, nil, 0, nil, 0, nil, Self.deflate, -1, 1))
  }

  private func check(_ status: Int32) throws(HealthExportError) {
    guard status == ZIP_OK else { throw failure() }
  }

  private func failure() -> HealthExportError {
    HealthExportError(path, String(cString: strerror(errno == 0 ? EIO : errno)))
  }

  /// Returns a time of an archive, in UTC; archives begin with 1980.
  private static func time(_ seconds: Double) -> tm_zip {
    let whole = Int(seconds.rounded(.down))
    let day = HealthDay(number: Int((Double(whole) / 86_400).rounded(.down)))
    guard (1980...2107).contains(day.year) else {
      return tm_zip(tm_sec: 0, tm_min: 0, tm_hour: 0, tm_mday: 1, tm_mon: 0, tm_year: 1980)
    }
    let rest = whole - day.number * 86_400
    return tm_zip(
      tm_sec: UInt32(rest % 60), tm_min: UInt32(rest / 60 % 60), tm_hour: UInt32(rest / 3600),
      tm_mday: UInt32(day.day), tm_mon: UInt32(day.month - 1), tm_year: UInt32(day.year))
  }
}
