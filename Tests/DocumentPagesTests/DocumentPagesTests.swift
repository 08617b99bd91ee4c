import Foundation
import TactusDocumentPages
import Testing

/// Documents that poppler's programs read in a sandbox.
@Suite struct DocumentPagesTests {
  /// A document of two pages with words, written by hand after the reference of PDF 1.7.
  private static let document: [UInt8] = {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    func add(_ body: String) {
      places.append(text.utf8.count)
      text += "\(places.count) 0 obj\n\(body)\nendobj\n"
    }
    func stream(_ word: String) -> String {
      let commands = "BT /F1 24 Tf 20 60 Td (\(word)) Tj ET"
      return "<< /Length \(commands.utf8.count) >>\nstream\n\(commands)\nendstream"
    }
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>")
    let font = "/Resources << /Font << /F1 7 0 R >> >>"
    add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] \(font) /Contents 5 0 R >>")
    add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] \(font) /Contents 6 0 R >>")
    add(stream("First"))
    add(stream("Second"))
    add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    let start = text.utf8.count
    text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places {
      text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    text += "trailer\n<< /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }()

  @Test("Printing.RD1. Pages are counted, and read as text and as pictures")
  func pages() throws {
    let pages = DocumentPages(Self.document)
    #expect(try pages.count() == 2)
    #expect(try pages.text(ofPage: 2).contains("Second"))
    #expect(try !pages.text(ofPage: 2).contains("First"))
    let picture = try pages.picture(ofPage: 1, longestSide: 400)
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The width and height of the PNG file.
    #expect(Array(picture[16..<24]) == [0, 0, 1, 144, 0, 0, 0, 200])
  }

  @Test("Printing.RD1. What is no document is refused")
  func damaged() {
    for bytes in [[], Array("no document".utf8), Array(Self.document.prefix(40))] {
      #expect(throws: DocumentPagesError.unreadable) { try DocumentPages(bytes).count() }
    }
    #expect(throws: DocumentPagesError.unreadable) {
      try DocumentPages(Self.document).picture(ofPage: 9, longestSide: 100)
    }
  }
}
