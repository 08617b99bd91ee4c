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

  /// Adds a page.
  ///
  /// - Throws: `PrinterError.undrawable`.
  public func add(_ page: RasterPage) throws(PrinterError) {
    let isDone = withUnsafeTemporaryAllocation(of: cups_page_header2_t.self, capacity: 1) { place in
      guard let header = place.baseAddress, let stream else { return false }
      memset(header, 0, MemoryLayout<cups_page_header2_t>.size)
      return write(page, header, stream)
    }
    guard isDone else { throw .undrawable("the pixels of a page do not suit the printer") }
  }

  /// Ends the document, and returns its bytes.
  public func finish() -> [UInt8] {
    if let stream { cups.raster_close(stream) }
    stream = nil
    return sink.bytes
  }

  // MARK: Internals

  private final class Sink {
    var bytes: [UInt8] = []
  }

  private func write(
    _ page: RasterPage, _ header: UnsafeMutablePointer<cups_page_header2_t>, _ stream: OpaquePointer
  ) -> Bool {
    let samples = page.isColor ? 3 : 1
    guard page.width > 0, page.height > 0, page.pixels.count == page.width * page.height * samples
    else { return false }
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
    guard isDescribed != 0, cups.raster_begin_page(stream, header) != 0 else { return false }
    let (rows, bytes) = (Int(header.pointee.cupsHeight), Int(header.pointee.cupsBytesPerLine))
    var line = [UInt8](repeating: 255, count: bytes)
    let used = min(bytes, page.width * samples)
    for row in 0..<rows {
      // A row more than the page has is white.
      for index in 0..<used {
        line[index] = row < page.height ? page.pixels[row * page.width * samples + index] : 255
      }
      guard cups.raster_write(stream, line, UInt32(bytes)) == UInt32(bytes) else { return false }
    }
    return true
  }
}
