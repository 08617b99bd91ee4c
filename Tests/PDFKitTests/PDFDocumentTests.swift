import Foundation
import PDFKit
import TestSupport
import Testing

/// Steps QuickLook.PK1–PK4.
@MainActor @Suite struct PDFDocumentTests {
  @Test("QuickLook.PK1. A document has pages that stay the same objects, and its properties")
  func document() throws {
    let document = try #require(PDFKitDocument.make())
    #expect(document.pageCount == 3 && document.page(at: 3) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page === document.page(at: 1) && document.index(for: page) == 1)
    #expect(page.label == "2" && page.document === document && page.rotation == 90)
    #expect(page.bounds(for: .cropBox) == CGRect(x: 30, y: 40, width: 260, height: 360))
    let attributes = try #require(document.documentAttributes)
    #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "A day")
    #expect(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["one", "two"])
    #expect(document.dataRepresentation() == Data(PDFKitDocument.bytes))
    #expect(document.permissionsStatus == .owner && !document.isLocked)
    #expect(document.index(for: PDFPage()) == NSNotFound)
    #expect(PDFDocument(data: Data([1, 2, 3])) == nil)
    #expect(PDFDocument(url: URL(filePath: "/missing.pdf")) == nil)
  }

  @Test("QuickLook.PK1. A locked document tells when it is unlocked")
  func locked() throws {
    let bytes = try LockedPDF.make(PDFKitDocument.bytes, password: "sesame")
    let document = try #require(PDFDocument(data: Data(bytes)))
    #expect(document.isLocked && document.pageCount == 0 && document.permissionsStatus == .none)
    #expect(document.string == nil && document.documentAttributes == nil)
    var names: [Notification.Name] = []
    let token = NotificationCenter.default.addObserver(
      forName: .PDFDocumentDidUnlock, object: document, queue: nil
    ) { note in
      let name = note.name
      MainActor.assumeIsolated { names.append(name) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!document.unlock(withPassword: "wrong") && names.isEmpty)
    #expect(document.unlock(withPassword: "sesame") && names.count == 1)
    #expect(document.pageCount == 3 && document.permissionsStatus == .user)
  }

  @Test("QuickLook.PK2. A page has its text, the places of characters, and its links")
  func text() throws {
    let document = try #require(PDFKitDocument.make())
    let page = try #require(document.page(at: 0))
    #expect(page.string?.hasPrefix("Good morning\nto all of you") == true)
    let area = page.characterBounds(at: 0)
    #expect(area.minX > 45 && area.minX < 55 && area.maxY > 310 && area.maxY < 330)
    #expect(page.characterIndex(at: CGPoint(x: area.midX, y: area.midY)) == 0)
    #expect(page.selectionForWord(at: CGPoint(x: 80, y: 308))?.string == "Good")
    #expect(page.selectionForLine(at: CGPoint(x: 80, y: 268))?.string == "to all of you")
    #expect(page.selectionForWord(at: CGPoint(x: 10, y: 10)) == nil)
    let rect = CGRect(x: 0, y: 250, width: 300, height: 40)
    #expect(page.selection(for: rect)?.string?.hasPrefix("to all of you") == true)
    #expect(page.selection(for: NSRange(location: 5, length: 7))?.string == "morning")
    #expect(page.selection(for: NSRange(location: 5, length: 700)) == nil)
    #expect(page.annotations.count == 2 && page.annotations.allSatisfy { $0.type == "Link" })
    #expect(page.annotation(at: CGPoint(x: 60, y: 300))?.url?.host == "example.org")
    let inner = try #require(page.annotation(at: CGPoint(x: 60, y: 210))?.destination)
    #expect(inner.page === document.page(at: 2) && inner.point == CGPoint(x: 20, y: 350))
  }

  @Test("QuickLook.PK2. A page is drawn turned, and as a thumbnail on white")
  func drawing() throws {
    let commands = "1 0 0 rg 0 0 150 200 re f"
    let bytes = HandmadePDF([.init(commands, entries: "/Rotate 90")]).bytes
    let page = try #require(PDFDocument(data: Data(bytes))?.page(at: 0))
    let image = page.thumbnail(of: CGSize(width: 200, height: 200), for: .cropBox)
    #expect(image.size == CGSize(width: 200, height: 150))
    let pixels = try #require(image.cgImage)
    // Turned clockwise, the lower left quarter is the upper left one.
    let data = try #require(pixels.dataProvider?.data)
    func color(_ x: Double, _ y: Double) -> [UInt8] {
      let (column, row) = (Int(x * Double(pixels.width)), Int(y * Double(pixels.height)))
      let start = row * pixels.bytesPerRow + 4 * column
      return Array(data[start..<start + 3])
    }
    #expect(color(0.25, 0.25) == [0, 0, 255] && color(0.75, 0.75) == [255, 255, 255])
    page.rotation = 0
    #expect(page.rotation == 0)
    let upright = page.thumbnail(of: CGSize(width: 200, height: 200), for: .cropBox)
    #expect(upright.size == CGSize(width: 150, height: 200))
  }

  @Test("QuickLook.PK3. A selection has texts, areas and lines, and grows")
  func selections() throws {
    let document = try #require(PDFKitDocument.make())
    let (first, last) = (try #require(document.page(at: 0)), try #require(document.page(at: 2)))
    let selection = try #require(
      document.selection(
        from: first, atCharacterIndex: 5, to: last, atCharacterIndex: 3))
    #expect(selection.pages.count == 3 && selection.string?.hasPrefix("morning\nto all") == true)
    #expect(selection.string?.hasSuffix("good") == true)
    #expect(selection.range(at: 0, on: first).location == 5)
    #expect(selection.numberOfTextRanges(on: last) == 1)
    let lines = selection.selectionsByLine().compactMap(\.string)
    #expect(lines.prefix(2) == ["morning", "to all of you"])
    let bounds = selection.bounds(for: first)
    #expect(bounds.minY < 265 && bounds.maxY > 310)
    let word = try #require(last.selectionForWord(at: CGPoint(x: 60, y: 308)))
    #expect(word.string == "good")
    word.extend(atEnd: 3)
    #expect(word.string == "good ni")
    let copy = try #require(word.copy() as? PDFSelection)
    copy.add(try #require(last.selection(for: NSRange(location: 7, length: 3))))
    #expect(copy.string == "good night" && word.string == "good ni")
    #expect(document.selectionForEntireDocument?.pages.count == 3)
  }

  @Test("QuickLook.PK4. Texts are found on all pages, over the ends of lines, and from a selection")
  func find() throws {
    let document = try #require(PDFKitDocument.make())
    #expect(document.findString("good").count == 1)
    let found = document.findString("good", withOptions: .caseInsensitive)
    #expect(found.map { $0.pages.first?.label } == ["1", "3"])
    #expect(document.findString("morning to").first?.string == "morning\nto")
    #expect(document.findString("afternoon").isEmpty && document.findString("").isEmpty)
    let next = document.findString(
      "good", fromSelection: found[0], withOptions: .caseInsensitive)
    #expect(next?.pages.first?.label == "3")
    let before = document.findString(
      "good", fromSelection: found[1], withOptions: [.caseInsensitive, .backwards])
    #expect(before?.pages.first?.label == "1")
    #expect(document.findString("good", fromSelection: found[1]) == nil)
  }

  @Test("QuickLook.PK5. An outline has entries below entries, with their places")
  func outline() throws {
    let document = try #require(PDFKitDocument.make())
    let root = try #require(document.outlineRoot)
    #expect(root.numberOfChildren == 1 && root.label == nil)
    let day = try #require(root.child(at: 0))
    #expect(day.label == "Day" && day.parent === root && day.numberOfChildren == 1)
    let night = try #require(day.child(at: 0))
    #expect(night.label == "Night" && night.destination?.page === document.page(at: 2))
    #expect(night.destination?.zoom == 2 && night.destination?.point.y == 300)
    let first = try #require(day.destination)
    #expect(first.compare(try #require(night.destination)) == .orderedAscending)
  }
}
