import TactusDocumentPages
import TactusPrinters

/// The documents of an order in a form that a printer takes (Printing.CU7).
enum PrinterDocuments {
  /// The MIME type of documents of text and shapes.
  static let pdf = "application/pdf"
  /// The MIME type of pixels.
  static let raster = "image/pwg-raster"

  /// The greatest number of bytes of a job's pixels.
  ///
  /// - Source: ours: hundreds of pages of text. Confidence: guess.
  private static let longestRaster = 300_000_000

  /// Returns the documents: as they are if the printer takes PDF, else as pixels.
  ///
  /// - Throws: `PrinterError`.
  static func make(
    _ order: PrintOrder, for printer: PrinterDescription
  ) throws(PrinterError) -> (format: String, documents: [[UInt8]]) {
    guard printer.isAccepting else { throw .refused("it takes no jobs") }
    if printer.formats.contains(pdf) { return (pdf, order.documents) }
    guard printer.formats.contains(raster) else { throw .unknownFormats(printer.formats) }
    let isColor = order.ticket.isColor && printer.rasterTypes.contains("srgb_8")
    guard isColor || printer.rasterTypes.contains("sgray_8"),
      let dots = printer.resolutions.first(where: { $0 >= 300 }) ?? printer.resolutions.last
    else { throw .undrawable("the printer's colors are unknown") }
    let whole = try PWGRaster(
      dotsPerInch: dots, sides: order.ticket.sides, paperName: order.ticket.paper?.name ?? "")
    do throws(DocumentPagesError) {
      for bytes in order.documents {
        let document = DocumentPages(bytes)
        for page in 1...max(try document.count(), 1) where order.ticket.prints(page) {
          let (width, height, pixels) = try document.pixels(
            ofPage: page, dotsPerInch: dots, isColor: isColor)
          do throws(PrinterError) {
            try whole.add(
              RasterPage(width: width, height: height, isColor: isColor, pixels: pixels))
          } catch { throw .unreadable }
          guard whole.count < longestRaster else { throw .tooLarge }
        }
      }
    } catch { throw .undrawable(error.message) }
    return (raster, [whole.finish()])
  }
}
