import TactusDocumentReading
import TactusPrinters

/// The pages of a PDF document as pixels on white, for printers that take no PDF (Printing.CU12).
///
/// A page is drawn in bands from its top to its bottom, so that no resolution needs the memory of a
/// whole page. The document's reader draws a band in one part, or in several if it is wide.
///
/// - Thread: any but that of an app's interface; waits for the reader.
package struct DocumentPixels {
  /// The maximum number of pixels of a band: 32 MB from the reader, and 24 MB in red, green and
  /// blue.
  ///
  /// - Source: ours. Confidence: guess.
  package static let bandPixels = 1 << 23

  /// The greatest side of a page in pixels: that of A0 at 3000 dots per inch.
  ///
  /// - Source: ours. Confidence: guess.
  package static let longestSide = 150_000

  /// The number of pages.
  package var pageCount: Int { geometries.count }

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - source: The document's bytes.
  ///   - name: The words for the document in errors.
  ///   - dotsPerInch: The resolution, 1 or more.
  ///   - isColor: Whether a pixel has red, green and blue; one byte of gray otherwise.
  ///   - sandbox: The sandbox of the document's reader.
  /// - Throws: `PrinterError.undrawable`.
  package init(
    _ source: DocumentSource, named name: String, dotsPerInch: Int, isColor: Bool,
    in sandbox: ReaderSandbox = .init()
  ) throws(PrinterError) {
    (self.name, self.dotsPerInch, self.isColor) = (name, dotsPerInch, isColor)
    reader = DocumentReader(source, as: .pages, in: sandbox)
    do throws(ReaderFailure) {
      guard case .pages(let document) = try reader.openAsUnlocked() else { throw .wrongAnswer }
      guard !document.pages.isEmpty else { throw .unreadable("it has no pages") }
      guard document.pageCount == document.pages.count else {
        throw .tooLarge("\(ReaderLimits.pages) pages: it has \(document.pageCount)")
      }
      geometries = document.pages
    } catch {
      throw .undrawable("\(name): \(error.message)")
    }
  }

  /// Returns the size of a page.
  ///
  /// - Parameter number: The page, counted from 1.
  /// - Throws: `PrinterError.undrawable`, if there is no such page, or its size has no pixels or
  ///   more than `longestSide` on a side.
  package func page(_ number: Int) throws(PrinterError) -> RasterPage {
    guard geometries.indices.contains(number - 1) else {
      throw .undrawable("\(name): it has \(pageCount) pages, and no page \(number)")
    }
    let (width, height) = geometries[number - 1].shownSize
    // A size that is whole but for its rounding is not one pixel larger.
    let sides = [width, height].map { ($0 * pixelsOfAPoint - 1e-6).rounded(.up) }
    guard sides.allSatisfy({ $0 >= 1 && $0 <= Double(Self.longestSide) }) else {
      throw .undrawable(
        "\(name), page \(number): it has \(width) × \(height) points, which at \(dotsPerInch) dots "
          + "per inch is not 1 to \(Self.longestSide) pixels a side")
    }
    return RasterPage(width: Int(sides[0]), height: Int(sides[1]), isColor: isColor)
  }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - number: The page, counted from 1.
  ///   - take: A closure that receives the bytes of each band, which are whole rows; it ends the
  ///     drawing by throwing an error.
  /// - Throws: `PrinterError.undrawable`, or an error of the closure.
  package mutating func draw(
    _ number: Int, _ take: ([UInt8]) throws(PrinterError) -> Void
  ) throws(PrinterError) {
    let page = try page(number)
    let rows = min(max(Self.bandPixels / page.width, 1), ReaderLimits.pictureSide)
    for top in stride(from: 0, to: page.height, by: rows) {
      let height = min(rows, page.height - top)
      var band = [UInt8](repeating: 255, count: page.rowBytes * height)
      for left in stride(from: 0, to: page.width, by: ReaderLimits.pictureSide) {
        let width = min(ReaderLimits.pictureSide, page.width - left)
        let picture: ReadPicture
        do throws(ReaderFailure) {
          picture = try read(number, left: left, top: top, width: width, height: height)
        } catch {
          throw .undrawable("\(name), page \(number): \(error.message)")
        }
        picture.copy(to: &band, of: page, left: left)
      }
      try take(band)
    }
  }

  // MARK: Internals

  private let name: String
  private let dotsPerInch: Int
  private let isColor: Bool
  private let reader: DocumentReader
  private let geometries: [PageGeometry]
  /// The number of parts that the reader's process has drawn.
  private var drawnParts = 0

  /// The parts that a reader's process draws, so that its processor time of 120 seconds is enough
  /// for as many that take the whole patience of 10 seconds.
  private static let partsOfAProcess = 8

  private var pixelsOfAPoint: Double { Double(dotsPerInch) / 72 }

  private mutating func read(
    _ number: Int, left: Int, top: Int, width: Int, height: Int
  ) throws(ReaderFailure) -> ReadPicture {
    if drawnParts == Self.partsOfAProcess {
      reader.rest()
      drawnParts = 0
    }
    drawnParts += 1
    let scale = pixelsOfAPoint
    let part = PageRectangle(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
    return try reader.picture(page: number - 1, part: part, width: width, height: height)
  }
}
