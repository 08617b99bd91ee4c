import TactusPrinters
import Testing

/// Rasters for printers that take no PDF.
@Suite struct PWGRasterTests {
  private let page = RasterPage(width: 10, height: 4, isColor: true)

  private func raster(with page: RasterPage) throws -> PWGRaster {
    let raster = try PWGRaster(dotsPerInch: 300, sides: .one, paperName: "")
    try raster.begin(page)
    return raster
  }

  @Test("Printing.CU10. Rows are written alike one by one and many at a time")
  func pieces() throws {
    let bytes = (0..<page.rowBytes * page.height).map { UInt8($0) }
    let whole = try raster(with: page)
    try whole.add(bytes)
    let inRows = try raster(with: page)
    for row in 0..<page.height {
      try inRows.add(Array(bytes[row * page.rowBytes..<(row + 1) * page.rowBytes]))
    }
    let written = try whole.finish()
    #expect(try inRows.finish() == written)
    // The head of the file, and that of the page (PWG 5102.4); equal rows are written once.
    #expect(written.starts(with: Array("RaS2PwgRaster\0".utf8)) && written.count > 1_800)
  }

  @Test("Printing.CU10. A page with too few or too many rows, or without pixels, is refused")
  func refused() throws {
    let short = try raster(with: page)
    try short.add([UInt8](repeating: 0, count: 2 * page.rowBytes))
    #expect(throws: PrinterError.undrawable("page 1 of the raster has 2 rows instead of 4")) {
      try short.begin(page)
    }
    let long = try raster(with: page)
    for count in [5 * page.rowBytes, 7] {
      #expect(
        throws: PrinterError.undrawable("page 1 of the raster has no place for \(count) bytes")
      ) {
        try long.add([UInt8](repeating: 0, count: count))
      }
    }
    #expect(
      throws: PrinterError.undrawable("page 1 of the raster cannot have 0 × 4 pixels")
    ) {
      try raster(with: RasterPage(width: 0, height: 4, isColor: false))
    }
  }
}
