import Foundation
import TactusDocumentReading
import TactusPrintJobs
import TactusPrinters
import TestSupport
import Testing

/// The pixels of documents for printers that take no PDF.
@Suite struct DocumentPixelsTests {
  /// A page of 240 × 60 points with shapes, text, and stripes of two pixels across and along, which
  /// show a row or a column that is missing or doubled.
  private static func page(_ dotsPerInch: Int, box: String = "0 0 240 60", entries: String = "")
    -> HandmadePDF.Page
  {
    let pixel = 72 / Double(dotsPerInch)
    let across = (0..<Int(60 / (4 * pixel))).map { row in
      "215 \(Double(4 * row + 2) * pixel) 20 \(2 * pixel) re"
    }
    let along = (0..<Int(200 / (4 * pixel))).map { column in
      "\(Double(4 * column + 2) * pixel) 46 \(2 * pixel) 10 re"
    }
    return HandmadePDF.Page(
      "1 0 0 rg 10 5 40 30 re f 0 0.5 1 rg 60 5 m 100 40 l 110 5 l f 0 g "
        + "BT /F1 24 Tf 120 15 Td (Stripes) Tj ET "
        + (across + along).joined(separator: " ") + " f", box: box, entries: entries)
  }

  private func pixels(
    _ bytes: [UInt8], _ dotsPerInch: Int = 300, isColor: Bool = true,
    in sandbox: ReaderSandbox = .init()
  ) throws -> DocumentPixels {
    try DocumentPixels(
      .copying(bytes), named: "document 1", dotsPerInch: dotsPerInch, isColor: isColor,
      in: sandbox)
  }

  /// Draws a page, and returns it with the number of its bands.
  private func draw(_ number: Int, of document: DocumentPixels) throws -> (PixelImage, Int) {
    var document = document
    let page = try document.page(number)
    var (bytes, bands) = ([UInt8](), 0)
    try document.draw(number) { rows in
      bytes += rows
      bands += 1
    }
    let samples = page.isColor ? 3 : 1
    return (
      PixelImage(width: page.width, height: page.height, samples: samples, bytes: bytes), bands
    )
  }

  // pdftoppm paints every edge of a stripe paler than Cairo, which is nearly all of the difference:
  // 0.013 at 300 dots per inch and 0.008 at 3000. A picture that is moved by a pixel differs by
  // more than 0.04.
  @Test(
    "Printing.CU10, Printing.CU12. Pages are those of another renderer, in any resolution",
    arguments: [(300, true), (300, false), (3_000, true), (3_000, false)])
  func likeAnother(_ dotsPerInch: Int, _ isColor: Bool) throws {
    let bytes = HandmadePDF([Self.page(dotsPerInch)]).bytes
    let (own, bands) = try draw(1, of: pixels(bytes, dotsPerInch, isColor: isColor))
    #expect(own.bytes.count == own.width * own.height * own.samples)
    #expect(bands == (dotsPerInch == 300 ? 1 : 3))
    let other = try PixelImage(
      ofPage: 1, of: ReadDocument(Data(bytes)), dotsPerInch: dotsPerInch, isColor: isColor)
    #expect((own.width, own.height) == (other.width, other.height))
    let difference = own.difference(from: other)
    let moved = [
      own.difference(from: other, movedRight: 1), own.difference(from: other, down: 1),
    ]
    #expect(difference < (dotsPerInch == 300 ? 0.015 : 0.009), "\(difference)")
    #expect(moved.allSatisfy { $0 > 0.04 }, "\(moved)")
  }

  @Test("Printing.CU12. Pages that are turned and cropped are printed as they are shown")
  func turned() throws {
    let bytes = HandmadePDF([
      .init(text: "first"), Self.page(300, entries: "/Rotate 90 /CropBox [12 6 228 54]"),
    ]).bytes
    let (own, _) = try draw(2, of: pixels(bytes))
    #expect(own.width == 200 && own.height == 900)
    let other = try PixelImage(
      ofPage: 2, of: ReadDocument(Data(bytes)), dotsPerInch: 300, isColor: true)
    let difference = own.difference(from: other)
    #expect(difference < 0.02, "\(difference)")
    #expect(own.difference(from: other, movedRight: 1) > 0.04)
    #expect(own.difference(from: other, down: 1) > 0.04)
  }

  @Test("Printing.CU12. A band is whole rows, at most 8 million pixels, and the drawing can end")
  func bands() throws {
    let bytes = HandmadePDF([
      .init(text: "Letter", box: "0 0 612 792"), .init(text: "A0", box: "0 0 2384 3370"),
    ]).bytes
    var document = try pixels(bytes, 3_000)
    #expect(
      try document.page(2) == RasterPage(width: 99_334, height: 140_417, isColor: true))
    let page = try document.page(1)
    #expect(page.width == 25_500 && page.height == 33_000)
    var sizes: [Int] = []
    #expect(throws: PrinterError.canceled) {
      try document.draw(1) { rows throws(PrinterError) in
        sizes.append(rows.count)
        // More parts than a process draws.
        if sizes.count == 4 { throw .canceled }
      }
    }
    #expect(sizes.count == 4)
    #expect(
      sizes.allSatisfy { $0 % page.rowBytes == 0 && $0 <= 3 * DocumentPixels.bandPixels })
  }

  @Test("Printing.RD1, Printing.CU12. Documents that cannot be read are one error, with its place")
  func unreadable() throws {
    let good = HandmadePDF([.init(text: "Good")]).bytes
    let locked = try LockedPDF.make(good, password: "sesame")
    #expect(throws: PrinterError.undrawable("document 1: the document needs a password")) {
      try pixels(locked)
    }
    for bytes in [Array("no document".utf8), Array(good.prefix(40)), HandmadePDF([]).bytes] {
      let error = #expect(throws: PrinterError.self) { try pixels(bytes) }
      #expect(error?.message.contains("document 1: ") == true, "\(String(describing: error))")
    }
    let missing = try pixels(good)
    #expect(throws: PrinterError.undrawable("document 1: it has 1 pages, and no page 2")) {
      try missing.page(2)
    }
    let kilometer = try pixels(HandmadePDF([.init(text: "far", box: "0 0 2834646 9")]).bytes)
    let error = #expect(throws: PrinterError.self) { try kilometer.page(1) }
    #expect(error?.message.contains("document 1, page 1: it has 2834646.0 × 9.0 points") == true)
    let unsafe = #expect(throws: PrinterError.self) {
      try pixels(good, in: ReaderSandbox(bubblewrap: "/bin/false"))
    }
    #expect(unsafe?.message.contains("bubblewrap cannot start one: it does not begin") == true)
  }

  @Test("Printing.RD1. Damaged documents are drawn or refused by an error that names them")
  func damaged() throws {
    let good = HandmadePDF([.init(text: "One"), Self.page(72)]).bytes
    for seed in RandomCases.seeds(UInt64(30)) {
      var random = SeededRandom(seed: seed)
      let bytes = random.damage(good, after: 8)
      do {
        var document = try pixels(bytes.isEmpty ? [0] : bytes, 72)
        for number in 1...document.pageCount {
          let page = try document.page(number)
          var count = 0
          try document.draw(number) { count += $0.count }
          #expect(count == page.rowBytes * page.height)
        }
      } catch let error as PrinterError {
        guard case .undrawable(let reason) = error, reason.hasPrefix("document 1") else {
          Issue.record("\(seed): \(error)")
          continue
        }
      }
    }
  }

  @Test("Printing.RD1. A reader that is killed in the middle of a page is one error")
  func killed() throws {
    let sandbox = try KillableSandbox()
    let bytes = HandmadePDF([.init(text: "Letter", box: "0 0 612 792")]).bytes
    var document = try pixels(bytes, 1_200, in: ReaderSandbox(bubblewrap: sandbox.bubblewrap))
    var bands = 0
    var wasKilled = false
    #expect(
      throws: PrinterError.undrawable(
        "document 1, page 1: reading the document took too much memory, or failed")
    ) {
      try document.draw(1) { _ in
        bands += 1
        if bands == 2 { wasKilled = sandbox.kill() }
      }
    }
    #expect(bands == 2 && wasKilled)
    // The document is read again from its beginning.
    bands = 0
    try document.draw(1) { _ in bands += 1 }
    #expect(bands > 2)
  }
}
