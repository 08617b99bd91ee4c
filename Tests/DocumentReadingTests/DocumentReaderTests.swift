import Foundation
import TactusDocumentReading
import TestSupport
import Testing

/// Steps QuickLook.RD1–RD6.
@Suite struct DocumentReaderTests {
  private func pages(_ reader: DocumentReader) throws -> PagedDocument {
    guard case .pages(let document) = try reader.open() else { throw ReaderFailure.wrongAnswer }
    return document
  }

  @Test("QuickLook.RD1. A PDF document's boxes, turns, outline and properties are read")
  func description() throws {
    let document = try pages(ReadKinds.reader(ReadKinds.pdf, as: .pages))
    #expect(document.pageCount == 2 && document.pages.count == 2 && !document.isEncrypted)
    let whole = PageRectangle(x: 0, y: 0, width: 300, height: 400)
    #expect(document.pages[0].media == whole && document.pages[0].crop == whole)
    #expect(document.pages[1].turn == 90)
    #expect(document.pages[1].media == PageRectangle(x: 10, y: 20, width: 300, height: 400))
    #expect(document.pages[1].crop == PageRectangle(x: 30, y: 40, width: 260, height: 360))
    #expect(document.pages[1].shownSize == (360, 260))
    #expect(document.properties["Title"] == "A day" && document.properties["Author"] == "Nobody")
    #expect(document.creation == 1_704_164_645)
    let entry = try #require(document.outline.first)
    #expect(document.outline.count == 1 && entry.title == "Second" && entry.level == 0)
    #expect(entry.destination?.page == 1 && entry.destination?.top == 400)
    #expect(document.version == (1, 7))
  }

  @Test("QuickLook.RD1. A page's text has the places of its characters, also on a turned page")
  func content() throws {
    let reader = try ReadKinds.reader(ReadKinds.pdf, as: .pages)
    let first = try reader.content(page: 0)
    #expect(first.text.hasPrefix("Good morning"))
    let area = first.areas[0]
    #expect(abs(area.x - 50) < 3 && area.y > 285 && area.y < 302 && area.height > 15)
    #expect(first.areas[5].x > area.x + 50)
    #expect(first.links.count == 2)
    let address = try #require(first.links.first { $0.target == .address("https://example.org/") })
    #expect(abs(address.area.x - 50) < 0.01 && abs(address.area.y - 295) < 0.01)
    let inner = PageLink.Target.place(PageDestination(page: 1, left: 20, top: 350))
    #expect(first.links.contains { $0.target == inner })
    // The turned page's text is at the same place in its own coordinates.
    let second = try reader.content(page: 1)
    #expect(second.text.hasPrefix("Evening"))
    #expect(abs(second.areas[0].x - 50) < 3 && second.areas[0].y > 285)
    #expect(second.areas[0].height > second.areas[0].width)
  }

  @Test("QuickLook.RD2. A page is drawn in the size, the turn and the part asked for")
  func drawing() throws {
    // A quarter of the page is green: the one at its lower left corner.
    let page = HandmadePDF.Page("0 1 0 rg 0 0 150 200 re f")
    let reader = try ReadKinds.reader(HandmadePDF([page]).bytes, as: .pages)
    func isGreen(_ picture: ReadPicture, _ x: Int, _ y: Int) -> Bool {
      let start = 4 * (y * picture.width + x)
      return Array(picture.pixels[start..<start + 4]) == [0, 255, 0, 255]
    }
    func corners(_ picture: ReadPicture) -> [Bool] {
      let (right, bottom) = (picture.width - 2, picture.height - 2)
      return [(1, 1), (right, 1), (1, bottom), (right, bottom)].map {
        isGreen(picture, $0.0, $0.1)
      }
    }
    #expect(corners(try reader.picture(width: 60, height: 80)) == [false, false, true, false])
    // Clockwise: the lower left corner goes to the upper left one.
    #expect(
      corners(try reader.picture(turn: 90, width: 80, height: 60)) == [true, false, false, false])
    #expect(
      corners(try reader.picture(turn: 180, width: 60, height: 80)) == [false, true, false, false])
    #expect(
      corners(try reader.picture(turn: 270, width: 80, height: 60)) == [false, false, false, true])
    let part = PageRectangle(x: 0, y: 200, width: 150, height: 200)
    #expect(
      corners(try reader.picture(part: part, width: 30, height: 40)) == [true, true, true, true])
    // Paper is not painted.
    #expect(try reader.picture(width: 60, height: 80).pixels[3] == 0)
  }

  @Test("QuickLook.RD2. A picture has at most 16 million pixels; asking for more yields fewer")
  func limits() throws {
    let reader = try ReadKinds.reader(ReadKinds.pdf, as: .pages)
    let picture = try reader.picture(width: 30_000, height: 40_000)
    #expect(picture.width * picture.height <= ReaderLimits.picturePixels)
    #expect(abs(Double(picture.width) / Double(picture.height) - 0.75) < 0.01)
  }

  @Test("QuickLook.RD3. A picture file has its size, and shapes are drawn anew in any size")
  func pictures() throws {
    let reader = try ReadKinds.reader(ReadKinds.svg, as: .picture)
    let answer = try reader.open()
    #expect(answer == .picture(PictureFile(width: 40, height: 20, format: "svg")))
    let picture = try reader.picture(width: 80, height: 40)
    #expect(Array(picture.pixels[0..<4]) == [0, 0, 255, 255])
    #expect(Array(picture.pixels[4 * 79..<4 * 80]) == [255, 0, 0, 255])
  }

  @Test(
    "QuickLook.RD4. Text is read in its encoding",
    arguments: [
      ("UTF-8", "Grüße, 世界"), ("UTF-16", "Grüße, 世界"),
      ("WINDOWS-1251", "Привет, как дела сегодня?"),
      ("ISO-8859-1", "Grüße aus Zürich, schöne Tage und süße Träume wünschen wir"),
      ("SHIFT_JIS", "こんにちは、世界。今日はいい天気ですね。"), ("UTF-32", "Grüße"),
    ])
  func encodings(_ name: String, _ text: String) throws {
    // iconv, which we did not write, encodes.
    let source = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data(text.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let bytes = try FinishedProcess("iconv", ["-f", "UTF-8", "-t", name, source.path]).output
    guard case .text(let read) = try ReadKinds.reader(bytes, as: .text).open() else {
      Issue.record("no text")
      return
    }
    #expect(read.text == text && !read.isCut, "\(read.encoding)")
  }

  @Test("QuickLook.RD4. Bytes that are no text are refused")
  func binary() throws {
    let reader = try ReadKinds.reader([1, 2, 0, 4, 5], as: .text)
    #expect(throws: ReaderFailure.unreadable("the file is not text")) { try reader.open() }
  }

  @Test(
    "QuickLook.RD5. Values are read with their separator, quotes and lines",
    arguments: [",", ";", "\t", "|"])
  func tables(_ separator: String) throws {
    let lines = [
      ["Name", "Note"], ["Ada", "\"two\nlines\""], ["Böb", "\"a \"\"quote\"\" \(separator) x\""],
      ["", "last"],
    ].map { $0.joined(separator: separator) }.joined(separator: "\r\n")
    guard case .table(let table) = try ReadKinds.reader(lines.utf8, as: .table).open() else {
      Issue.record("no table")
      return
    }
    #expect(
      table.rows == [
        ["Name", "Note"], ["Ada", "two\nlines"], ["Böb", "a \"quote\" \(separator) x"],
        ["", "last"],
      ])
    #expect(!table.isCut)
  }

  @Test("QuickLook.RD5. A table of more rows or columns than the limits says that it is cut")
  func cutTables() throws {
    let wide = String(repeating: "a,", count: 400) + "a\n"
    let long = String(repeating: "1,2\n", count: ReaderLimits.tableRows + 5)
    for text in [wide, long, String(repeating: "x", count: 5_000) + ",1\n"] {
      guard case .table(let table) = try ReadKinds.reader(text.utf8, as: .table).open() else {
        Issue.record("no table")
        return
      }
      #expect(table.isCut && table.rows.count <= ReaderLimits.tableRows)
      #expect(table.rows[0].count <= ReaderLimits.tableColumns)
    }
  }

  @Test("QuickLook.RD6. A locked document needs its password, and then keeps it")
  func passwords() throws {
    let locked = try LockedPDF.make(ReadKinds.pdf, password: "sesame")
    let reader = try ReadKinds.reader(locked, as: .pages)
    #expect(throws: ReaderFailure.locked) { try reader.open() }
    #expect(throws: ReaderFailure.locked) { try reader.open(password: "wrong") }
    guard case .pages(let document) = try reader.open(password: "sesame") else {
      Issue.record("no pages")
      return
    }
    #expect(document.isEncrypted && document.pageCount == 2)
    reader.rest()
    #expect(try reader.content(page: 0).text.hasPrefix("Good"))
  }
}
