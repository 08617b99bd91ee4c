internal import CTactusCups
internal import Glibc

/// A document of pixels in the form that printers without PDF take (PWG 5102.4).
///
/// - Thread: any, but one at a time.
public final class PWGRaster {
  private let cups: cups_functions
  private var stream: OpaquePointer?
  private let sink = Sink()
  private let dotsPerInch: Int
  private let sides: PrintSides
  private let paperName: String

  /// Creates an empty document.
  ///
  /// - Parameters:
  ///   - dotsPerInch: The resolution.
  ///   - sides: The sides of the job.
  ///   - paperName: The name of the paper.
  /// - Throws: `PrinterError.notInstalled`.
  public init(
    dotsPerInch: Int, sides: PrintSides, paperName: String
  ) throws(PrinterError) {
    cups = try CupsLibrary.load()
    (self.dotsPerInch, self.sides, self.paperName) = (dotsPerInch, sides, paperName)
    stream = cups.raster_open(
      { sink, bytes, count in
        guard let sink, let bytes else { return -1 }
        Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes += UnsafeBufferPointer(
          start: bytes, count: count)
        return count
      }, Unmanaged.passUnretained(sink).toOpaque(), CUPS_RASTER_WRITE_PWG)
  }

  deinit { if let stream { cups.raster_close(stream) } }

  /// The number of bytes so far.
  public var count: Int { sink.bytes.count }

  /// Begins a page.
  ///
  /// - Throws: `PrinterError.undrawable`, if the printer's library takes no such page, or the page
  ///   before misses rows.
  public func begin(_ page: RasterPage) throws(PrinterError) {
    try endPage()
    pageNumber += 1
    let begun = withUnsafeTemporaryAllocation(of: cups_page_header2_t.self, capacity: 1) { place in
      guard let header = place.baseAddress, let stream else { return OpenPage?.none }
      memset(header, 0, MemoryLayout<cups_page_header2_t>.size)
      return write(header, of: page, to: stream)
    }
    guard let begun, begun.headerRows >= page.height, begun.line.count >= page.rowBytes else {
      throw .undrawable(
        "page \(pageNumber) of the raster cannot have \(page.width) × \(page.height) pixels")
    }
    openPage = begun
  }

  /// Adds rows to the page, from its top to its bottom.
  ///
  /// - Parameter bytes: The bytes of whole rows.
  /// - Throws: `PrinterError.undrawable`, if the page has no more rows or the bytes are not rows.
  public func add(_ bytes: [UInt8]) throws(PrinterError) {
    guard var page = openPage, bytes.count % page.rowBytes == 0,
      page.rows + bytes.count / page.rowBytes <= page.height
    else {
      throw .undrawable("page \(pageNumber) of the raster has no place for \(bytes.count) bytes")
    }
    // The page is not kept at two places, so that its line is not copied.
    openPage = nil
    for start in stride(from: 0, to: bytes.count, by: page.rowBytes) {
      page.line.withUnsafeMutableBytes {
        $0.copyBytes(from: bytes[start..<start + page.rowBytes])
      }
      try write(page.line)
      page.rows += 1
    }
    openPage = page
  }

  /// Ends the document, and returns its bytes.
  ///
  /// - Throws: `PrinterError.undrawable`, if the last page misses rows.
  public func finish() throws(PrinterError) -> [UInt8] {
    try endPage()
    if let stream { cups.raster_close(stream) }
    stream = nil
    return sink.bytes
  }

  // MARK: Internals

  private final class Sink {
    var bytes: [UInt8] = []
  }

  /// A page that is written.
  private struct OpenPage {
    /// The bytes of a row of the page.
    let rowBytes: Int
    /// The number of the page's rows.
    let height: Int
    /// The number of rows that its header states, which may be one more than the page has, because
    /// the header's size is in hundredths of a millimeter.
    let headerRows: Int
    /// The number of rows so far.
    var rows = 0
    /// A row as it is written, white beyond the page's own pixels.
    var line: [UInt8]
  }

  private var openPage: OpenPage?
  /// The number of the page, counted from 1.
  private var pageNumber = 0

  private func endPage() throws(PrinterError) {
    guard let page = openPage else { return }
    openPage = nil
    guard page.rows == page.height else {
      throw .undrawable(
        "page \(pageNumber) of the raster has \(page.rows) rows instead of \(page.height)")
    }
    let white = [UInt8](repeating: 255, count: page.line.count)
    for _ in page.height..<page.headerRows { try write(white) }
  }

  private func write(_ line: [UInt8]) throws(PrinterError) {
    guard let stream, cups.raster_write(stream, line, UInt32(line.count)) == UInt32(line.count)
    else { throw .undrawable("page \(pageNumber) of the raster cannot be written") }
  }

  private func write(
    _ header: UnsafeMutablePointer<cups_page_header2_t>, of page: RasterPage,
    to stream: OpaquePointer
  ) -> OpenPage? {
    guard page.width > 0, page.height > 0 else { return nil }
    func length(_ pixels: Int) -> Int32 {
      Int32(clamping: (pixels * 2540 + dotsPerInch - 1) / dotsPerInch)
    }
    let isDescribed = paperName.withCString { name in
      var media = pwg_media_t(
        pwg: name, legacy: nil, ppd: nil, width: length(page.width), length: length(page.height))
      return cups.raster_describe(
        header, &media, page.isColor ? "srgb_8" : "sgray_8", Int32(dotsPerInch),
        Int32(dotsPerInch), sides.rawValue, nil)
    }
    guard isDescribed != 0, cups.raster_begin_page(stream, header) != 0 else { return nil }
    return OpenPage(
      rowBytes: page.rowBytes, height: page.height, headerRows: Int(header.pointee.cupsHeight),
      line: [UInt8](repeating: 255, count: Int(header.pointee.cupsBytesPerLine)))
  }
}
