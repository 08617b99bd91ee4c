import TactusDocumentReading
import TactusPrinters

/// The documents of an order in a form that a printer takes (Printing.CU7).
enum PrinterDocuments {
  /// The MIME type of documents of text and shapes.
  static let pdf = "application/pdf"
  /// The MIME type of pixels.
  static let raster = "image/pwg-raster"

  /// The maximum number of bytes of a job's pixels.
  ///
  /// - Source: ours: hundreds of pages of text. Confidence: guess.
  private static let longestRaster = 300_000_000

  /// Returns the documents: as they are if the printer takes PDF, else as pixels.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - printer: The printer.
  ///   - isCanceled: Returns whether to stop; called after each band of a page.
  /// - Throws: `PrinterError`.
  static func make(
    _ order: PrintOrder, for printer: PrinterDescription, isCanceled: () -> Bool
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
    for (index, bytes) in order.documents.enumerated() {
      let name = "document \(index + 1)"
      let source: DocumentSource
      do throws(ReaderFailure) {
        source = try .copying(bytes)
      } catch {
        throw .undrawable("\(name): \(error.message)")
      }
      var document = try DocumentPixels(source, named: name, dotsPerInch: dots, isColor: isColor)
      for number in 1...document.pageCount where order.ticket.prints(number) {
        try whole.begin(try document.page(number))
        try document.draw(number) { rows throws(PrinterError) in
          if isCanceled() { throw .canceled }
          try whole.add(rows)
          guard whole.count < longestRaster else {
            throw .undrawable(
              "\(name), page \(number): the pixels of the job have more than 300 MB")
          }
        }
      }
    }
    return (raster, [try whole.finish()])
  }
}
