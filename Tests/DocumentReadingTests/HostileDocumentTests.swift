import Foundation
import TactusDocumentReading
import TestSupport
import Testing

/// Step QuickLook.SB3: a document yields a picture, a text or an error, whatever it contains.
@Suite struct HostileDocumentTests {
  /// Asks all that can be asked about a document; errors are fine, anything else is not.
  private func ask(_ reader: DocumentReader) -> String {
    do throws(ReaderFailure) {
      switch try reader.open() {
      case .pages(let document):
        guard !document.pages.isEmpty else { return "no pages" }
        _ = try reader.picture(page: 0, width: 50, height: 50)
        _ = try reader.content(page: 0)
        return "pages"
      case .picture:
        _ = try reader.picture(width: 20, height: 20)
        return "picture"
      case .text: return "text"
      case .table: return "table"
      default: return "nonsense"
      }
    } catch {
      return error == .wrongAnswer ? "wrong answer" : "error"
    }
  }

  @Test("QuickLook.SB3. Damaged documents by the hundred are read or refused")
  func damaged() throws {
    let picture = try FinishedProcess(
      "rsvg-convert", ["-f", "png"], input: Data(ReadKinds.svg)
    ).output
    #expect(picture.count > 50)
    let kinds: [(DocumentContentKind, [UInt8], Int)] = [
      (.pages, ReadKinds.pdf, 8), (.picture, [UInt8](picture), 8), (.picture, ReadKinds.svg, 0),
    ]
    for (kind, bytes, header) in kinds {
      var random = SeededRandom(seed: 21)
      var found: [String: Int] = [:]
      for _ in RandomCases.seeds(40) {
        var copy = random.damage(bytes, after: header)
        if copy.isEmpty { copy = [0] }
        found[ask(try ReadKinds.reader(copy, as: kind)), default: 0] += 1
      }
      #expect(found["nonsense"] == nil && found["wrong answer"] == nil, "\(kind): \(found)")
    }
  }

  @Test("QuickLook.SB3. A page of a kilometer, and pages without a size, are drawn or refused")
  func sizes() throws {
    let huge = HandmadePDF([
      .init(text: "far", box: "0 0 2834646 2834646"), .init(text: "flat", box: "0 0 0 0"),
      .init(text: "wrong", box: "5 nan inf 99999999999999999999"),
    ])
    let reader = try ReadKinds.reader(huge.bytes, as: .pages)
    guard case .pages(let document) = try reader.open() else {
      Issue.record("unexpected answer")
      return
    }
    #expect(document.pages[0].crop.width == 2_834_646)
    let picture = try reader.picture(page: 0, width: 100, height: 100)
    #expect(picture.pixels.count == 40_000)
    for page in [1, 2] {
      _ = try? reader.picture(page: page, width: 100, height: 100)
    }
    #expect(try reader.content(page: 0).text.hasPrefix("far"))
  }

  @Test("QuickLook.SB3. Ten thousand pages are listed, and the last one is drawn")
  func manyPages() throws {
    let pages = (1...10_000).map { HandmadePDF.Page(text: "Page \($0)") }
    let reader = try ReadKinds.reader(HandmadePDF(pages).bytes, as: .pages)
    guard case .pages(let document) = try reader.open() else {
      Issue.record("unexpected answer")
      return
    }
    #expect(document.pageCount == 10_000 && document.pages.count == 10_000)
    #expect(try reader.content(page: 9_999).text.hasPrefix("Page 10000"))
    #expect(throws: ReaderFailure.unreadable("the page is damaged")) {
      try reader.content(page: 10_000)
    }
  }

  @Test("QuickLook.SB3. A tree of pages that lies about their number is no endless work")
  func wrongCount() throws {
    let text = String(decoding: HandmadePDF([.init(text: "one")]).bytes, as: UTF8.self)
      .replacingOccurrences(of: "/Count 1 ", with: "/Count 99999999 ")
    let found = ask(try ReadKinds.reader(text.utf8, as: .pages))
    #expect(["pages", "error", "no pages"].contains(found))
  }

  @Test("QuickLook.SB3. A picture that states more pixels than the limit is refused at once")
  func hugePictures() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='60000' height='60000'><rect/></svg>"
    let reader = try ReadKinds.reader(svg.utf8, as: .picture)
    let failure = #expect(throws: ReaderFailure.self) { try reader.open() }
    #expect(failure == .tooLarge("100 million pixels"))
  }

  @Test("QuickLook.SB3. A compressed picture that expands without end ends its reader, not the app")
  func expanding() throws {
    // An SVG of 600 MB of spaces, compressed by gzip to less than 1 MB.
    let command =
      "(printf '<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>'; "
      + "head -c 600000000 /dev/zero | tr '\\0' 'x'; printf '</text></svg>') | gzip -1"
    let bytes = try FinishedProcess("/bin/sh", ["-c", command]).output
    #expect(bytes.count < 4_000_000)
    let reader = try ReadKinds.reader(bytes, as: .picture)
    let failure = #expect(throws: ReaderFailure.self) { try reader.open() }
    #expect(failure != .wrongAnswer)
  }

  @Test("QuickLook.SB3. A page that draws without end is ended after its time")
  func endlessPage() throws {
    // Forms that draw one another: each of 16 levels draws the next one 16 times.
    let levels = (0..<16).map { level in
      let commands = String(repeating: "/X Do ", count: 16)
      let next = 6 + level + 1
      return "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] "
        + "/Resources << /XObject << /X \(next) 0 R >> >> /Length \(commands.utf8.count) >>\nstream\n\(commands)\nendstream"
    }
    let last =
      "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 13 >>\n"
      + "stream\n0 0 5 5 re f \nendstream"
    let page = HandmadePDF.Page("/X Do", entries: "/Resources << /XObject << /X 6 0 R >> >>")
    let sandbox = ReaderSandbox(patience: .seconds(2))
    let reader = try ReadKinds.reader(
      HandmadePDF([page], more: levels + [last]).bytes, as: .pages, in: sandbox)
    guard case .pages = try reader.open() else {
      Issue.record("unexpected answer")
      return
    }
    let failure = #expect(throws: ReaderFailure.self) {
      try reader.picture(width: 50, height: 50)
    }
    #expect(failure == .timedOut || failure == .ended)
    // The document can still be asked about.
    guard case .pages = try reader.open() else {
      Issue.record("unexpected answer")
      return
    }
  }
}
