import Foundation
import PDFKit
import TestSupport
import Testing

/// Steps QuickLook.PA6, PA7 and PK5.
@MainActor @Suite struct PDFWritingTests {
  private func written(_ document: PDFDocument) throws -> PDFDocument {
    let data = try #require(document.dataRepresentation())
    return try #require(PDFDocument(data: data))
  }

  @Test("QuickLook.PA6. Written documents have the annotations of the app, and their own")
  func annotations() throws {
    let document = try #require(PDFKitDocument.make())
    let page = try #require(document.page(at: 0))
    page.removeAnnotation(page.annotations[1])
    let bounds = CGRect(x: 50, y: 250, width: 160, height: 40)
    let ink = PDFAnnotation(bounds: bounds, forType: .ink, withProperties: nil)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 100, y: 30))
    ink.add(path)
    ink.color = .red
    let mark = PDFAnnotation(bounds: bounds, forType: .highlight, withProperties: nil)
    mark.color = .yellow
    mark.contents = "Größe"
    mark.quadrilateralPoints = [
      CGPoint(x: 0, y: 40), CGPoint(x: 160, y: 40), CGPoint(x: 0, y: 0), CGPoint(x: 160, y: 0),
    ].map { NSValue(cgPoint: $0) }
    let note = PDFAnnotation(
      bounds: CGRect(x: 10, y: 10, width: 24, height: 24), forType: .text,
      withProperties: [PDFAnnotationKey.contents: "A note"])
    note.modificationDate = Date(timeIntervalSince1970: 1_700_000_000)
    let text = PDFAnnotation(
      bounds: CGRect(x: 20, y: 60, width: 120, height: 30), forType: .freeText,
      withProperties: nil)
    text.contents = "On the page"
    text.font = .systemFont(ofSize: 18)
    text.fontColor = .blue
    text.alignment = .center
    for annotation in [ink, mark, note, text] { page.addAnnotation(annotation) }

    let copy = try written(document)
    #expect(copy.pageCount == 3 && copy.page(at: 0)?.string?.hasPrefix("Good morning") == true)
    #expect(copy.page(at: 1)?.rotation == 90 && copy.outlineRoot?.child(at: 0)?.label == "Day")
    #expect(copy.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "A day")
    let found = try #require(copy.page(at: 0)?.annotations)
    #expect(found.map(\.type) == ["Link", "Ink", "Highlight", "Text", "FreeText"])
    #expect(found[0].url?.absoluteString == "https://example.org/")
    #expect(found[1].bounds == bounds && found[1].paths?.count == 1)
    #expect(found[1].paths?[0].bounds == CGRect(x: 5, y: 5, width: 95, height: 25))
    #expect(found[1].hasAppearanceStream)
    #expect(found[2].contents == "Größe" && found[2].quadrilateralPoints?.count == 4)
    #expect(found[3].modificationDate == note.modificationDate && found[3].contents == "A note")
    #expect(found[4].font?.pointSize == 18 && found[4].alignment == .center)
    // A written document is written again with another change.
    found[3].contents = "Another note"
    let third = try written(copy)
    #expect(third.page(at: 0)?.annotations.count == 5)
    #expect(third.page(at: 0)?.annotations[3].contents == "Another note")
  }

  @Test(
    "QuickLook.PA6. Rectangles that are not finite are written as numbers of the format",
    arguments: [
      CGRect.infinite, .null, CGRect(x: CGFloat.nan, y: -1e300, width: 1e18, height: .infinity),
    ])
  func infinite(_ bounds: CGRect) throws {
    let document = try #require(PDFKitDocument.make())
    let square = PDFAnnotation(bounds: bounds, forType: .square, withProperties: nil)
    square.border = PDFBorder()
    square.border?.lineWidth = .infinity
    document.page(at: 2)?.addAnnotation(square)
    let copy = try written(document)
    let found = try #require(copy.page(at: 2)?.annotations.first)
    #expect(found.type == "Square" && found.bounds.minX.isFinite && found.bounds.width.isFinite)
  }

  @Test("QuickLook.PA6. A changed annotation is drawn once, as it is now")
  func changed() throws {
    let document = try #require(PDFKitDocument.make())
    let page = try #require(document.page(at: 2))
    let square = PDFAnnotation(
      bounds: CGRect(x: 100, y: 100, width: 100, height: 100), forType: .square,
      withProperties: nil)
    (square.color, square.interiorColor) = (.red, .red)
    page.addAnnotation(square)
    let copy = try written(document)
    let place = CGSize(width: 300, height: 400)
    let second = try #require(copy.page(at: 2))
    func pixel() throws -> Pixel {
      try Pixel(of: #require(second.thumbnail(of: place, for: .cropBox).cgImage), x: 150, y: 250)
    }
    #expect(try pixel().red > 200 && pixel().green < 60)
    second.annotations[0].interiorColor = .blue
    #expect(try pixel().blue > 200 && pixel().red < 60)
    second.annotations[0].bounds.origin = .zero
    #expect(try pixel().red > 200 && pixel().green > 200)
  }

  @Test("QuickLook.PA7. Pages are added, removed, exchanged, turned and made of pictures")
  func pages() throws {
    let document = try #require(PDFKitDocument.make())
    document.exchangePage(at: 0, withPageAt: 2)
    document.removePage(at: 1)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    let picture = try #require(PDFPage(image: image))
    #expect(picture.bounds(for: .mediaBox).size == CGSize(width: 100, height: 50))
    document.insert(picture, at: 1)
    document.page(at: 0)?.rotation = 90
    #expect(document.pageCount == 3 && document.index(for: picture) == 1)
    let copy = try written(document)
    #expect(copy.pageCount == 3 && copy.page(at: 0)?.string?.hasPrefix("good night") == true)
    #expect(copy.page(at: 0)?.rotation == 90)
    #expect(copy.page(at: 1)?.bounds(for: .cropBox).size == CGSize(width: 100, height: 50))
    #expect(copy.page(at: 2)?.string?.hasPrefix("Good morning") == true)
    let new = PDFDocument()
    #expect(new.pageCount == 0 && new.allowsPrinting)
    new.insert(try #require(PDFPage(image: image)), at: 0)
    new.insert(try #require(copy.page(at: 2)), at: 1)
    new.documentAttributes = [PDFDocumentAttribute.titleAttribute: "New"]
    let again = try written(new)
    #expect(again.pageCount == 2 && again.page(at: 1)?.annotations.count == 2)
    #expect(again.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "New")
    #expect(copy.pageCount == 3)
  }

  @Test("QuickLook.PA6. Forms that the app fills in have their values when they are read again")
  func forms() throws {
    let document = PDFDocument()
    let page = PDFPage()
    document.insert(page, at: 0)
    let text = PDFAnnotation(
      bounds: CGRect(x: 50, y: 500, width: 200, height: 30), forType: .widget,
      withProperties: nil)
    text.widgetFieldType = .text
    text.fieldName = "name"
    text.widgetStringValue = "Ann"
    let check = PDFAnnotation(
      bounds: CGRect(x: 50, y: 400, width: 20, height: 20), forType: .widget,
      withProperties: nil)
    check.widgetFieldType = .button
    check.widgetControlType = .checkBoxControl
    check.buttonWidgetState = .onState
    page.addAnnotation(text)
    page.addAnnotation(check)
    let copy = try written(document)
    let found = try #require(copy.page(at: 0)?.annotations)
    #expect(found.count == 2 && found[0].widgetStringValue == "Ann" && found[0].fieldName == "name")
    #expect(found[1].buttonWidgetState == .onState && found[1].buttonWidgetStateString == "Yes")
    found[1].buttonWidgetState = .offState
    found[0].widgetStringValue = "Bob"
    let third = try #require(try written(copy).page(at: 0)?.annotations)
    #expect(third[0].widgetStringValue == "Bob" && third[1].buttonWidgetState == .offState)
  }

  @Test("QuickLook.PK5. An outline is changed and written")
  func outline() throws {
    let document = try #require(PDFKitDocument.make())
    let root = PDFOutline()
    let entry = PDFOutline()
    entry.label = "Evening"
    entry.destination = PDFDestination(
      page: try #require(document.page(at: 1)), at: CGPoint(x: 30, y: 400))
    root.insertChild(entry, at: 0)
    document.outlineRoot = root
    let copy = try written(document)
    #expect(copy.outlineRoot?.numberOfChildren == 1)
    #expect(copy.outlineRoot?.child(at: 0)?.label == "Evening")
    #expect(copy.outlineRoot?.child(at: 0)?.destination?.page?.label == "2")
  }

  @Test("QuickLook.PA6. Documents with passwords are not written, and what is encrypted stays")
  func passwords() throws {
    let document = try #require(PDFKitDocument.make())
    let file = FileManager.default.temporaryDirectory.appending(path: "locked-\(UUID()).pdf")
    #expect(!document.write(to: file, withOptions: [.userPasswordOption: "sesame"]))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(document.write(to: file))
    #expect(try Data(contentsOf: file) == Data(PDFKitDocument.bytes))
    try FileManager.default.removeItem(at: file)
    let bytes = try LockedPDF.make(PDFKitDocument.bytes, password: "sesame")
    let locked = try #require(PDFDocument(data: Data(bytes)))
    #expect(locked.unlock(withPassword: "sesame"))
    #expect(
      locked.page(at: 0)?.annotations.count == 2 && locked.dataRepresentation() == Data(bytes))
    locked.page(at: 0)?.rotation = 90
    #expect(locked.dataRepresentation() == nil)
  }
}
