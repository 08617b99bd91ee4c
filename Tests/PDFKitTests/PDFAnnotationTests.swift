import PDFKit
import TestSupport
import Testing

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Steps QuickLook.PA1, PA2 and PA5.
@MainActor @Suite struct PDFAnnotationTests {
  private func make(
    _ type: PDFAnnotationSubtype, _ properties: [AnyHashable: Any]? = nil
  ) -> PDFAnnotation {
    PDFAnnotation(
      bounds: CGRect(x: 50, y: 100, width: 200, height: 40), forType: type,
      withProperties: properties)
  }

  @Test("QuickLook.PA1. The annotations of a document are objects with their values")
  func reading() throws {
    // A page does not keep its document.
    let document = try #require(PDFKitDocument.make())
    let page = try #require(document.page(at: 0))
    #expect(page.annotations.count == 2)
    #expect(page.annotations[0].url?.absoluteString == "https://example.org/")
    #expect(page.annotations[0].action is PDFActionURL)
    let place = try #require(page.annotations[1].destination)
    #expect(place.page?.label == "3" && place.point == CGPoint(x: 20, y: 350))
    #expect(page.annotation(at: CGPoint(x: 60, y: 300)) === page.annotations[0])
    #expect(page.annotations[0].page === page && page.annotations[0].type == "Link")
    withExtendedLifetime(document) {}
  }

  @Test("QuickLook.PA1. Values are set by properties and by keys with their slashes")
  func keys() throws {
    let note = make(.text, [PDFAnnotationKey.contents: "Hello", "/T": "Ann"])
    #expect(note.contents == "Hello" && note.userName == "Ann" && note.type == "Text")
    #expect(note.setValue(UIColor.red, forAnnotationKey: .color) && note.color == .red)
    #expect(!note.setValue("red", forAnnotationKey: .color))
    #expect(note.setRect(CGRect(x: 1, y: 2, width: 3, height: 4), forAnnotationKey: .rect))
    #expect(note.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(note.value(forAnnotationKey: .subtype) as? String == "/Text")
    #expect(note.annotationKeyValues["/Contents"] as? String == "Hello")
    note.removeValue(forAnnotationKey: .contents)
    #expect(note.contents == nil)
    note.iconType = .help
    #expect(note.value(forAnnotationKey: .iconName) as? String == "/Help")
    let line = make(.line, [PDFAnnotationKey.linePoints: [60, 110, 160, 120]])
    #expect(line.startPoint == CGPoint(x: 10, y: 10) && line.endPoint == CGPoint(x: 110, y: 20))
    line.endLineStyle = .closedArrow
    #expect(line.endLineStyle == .closedArrow && line.startLineStyle == .none)
    #expect(PDFAnnotation.name(for: .openArrow) == "OpenArrow")
  }

  @Test("QuickLook.PA2. Ink, marks, shapes and text are drawn on their page and its thumbnail")
  func drawing() throws {
    let page = try #require(PDFKitDocument.make()?.page(at: 2))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 200, y: 20))
    let ink = make(.ink)
    ink.color = .red
    ink.add(path)
    let border = PDFBorder()
    border.lineWidth = 10
    ink.border = border
    page.addAnnotation(ink)
    let picture = page.thumbnail(of: CGSize(width: 300, height: 400), for: .mediaBox)
    // The middle of the line, counted from the upper edge.
    let pixel = try #require(picture.cgImage.map { Pixel(of: $0, x: 150, y: 400 - 120) })
    #expect(pixel.red > 200 && pixel.green < 60)
    page.removeAnnotation(ink)
    let without = page.thumbnail(of: CGSize(width: 300, height: 400), for: .mediaBox)
    let white = try #require(without.cgImage.map { Pixel(of: $0, x: 150, y: 400 - 120) })
    #expect(white.green > 200 && page.annotations.isEmpty && ink.page == nil)
    let square = make(.square)
    (square.color, square.interiorColor) = (.blue, .green)
    page.addAnnotation(square)
    let filled = page.thumbnail(of: CGSize(width: 300, height: 400), for: .mediaBox)
    let inside = try #require(filled.cgImage.map { Pixel(of: $0, x: 150, y: 400 - 120) })
    #expect(inside.green > 200 && inside.red < 60)
    page.displaysAnnotations = false
    let hidden = page.thumbnail(of: CGSize(width: 300, height: 400), for: .mediaBox)
    let none = try #require(hidden.cgImage.map { Pixel(of: $0, x: 150, y: 400 - 120) })
    #expect(none.red > 200 && none.green > 200)
  }

  @Test("QuickLook.PA5. Fields have values, choices and states, and one radio button is on")
  func widgets() throws {
    let document = PDFDocument()
    let page = PDFPage()
    document.insert(page, at: 0)
    let text = make(.widget, [PDFAnnotationKey.widgetFieldType: PDFAnnotationWidgetSubtype.text])
    text.fieldName = "name"
    text.widgetStringValue = "Ann"
    text.maximumLength = 12
    text.isMultiline = true
    #expect(text.widgetFieldType == .text && text.isMultiline && text.isActivatableTextField)
    text.isReadOnly = true
    #expect(!text.isActivatableTextField && text.isMultiline && text.maximumLength == 12)
    let choice = make(.widget)
    choice.widgetFieldType = .choice
    choice.choices = ["Red", "Green"]
    choice.values = ["r", "g"]
    #expect(choice.choices == ["Red", "Green"] && choice.values == ["r", "g"])
    #expect(choice.isListChoice)
    let radios = ["One", "Two"].map { name in
      let radio = make(.widget)
      radio.widgetFieldType = .button
      radio.widgetControlType = .radioButtonControl
      radio.fieldName = "number"
      radio.buttonWidgetStateString = name
      page.addAnnotation(radio)
      return radio
    }
    radios[0].buttonWidgetState = .onState
    #expect(radios[0].buttonWidgetState == .onState && radios[1].buttonWidgetState == .offState)
    radios[1].buttonWidgetState = .onState
    #expect(radios[0].buttonWidgetState == .offState && radios[1].buttonWidgetState == .onState)
  }

  @Test("QuickLook.PA1. Copies and archives of annotations have their values")
  func archives() throws {
    let ink = make(.ink, [PDFAnnotationKey.contents: "A line"])
    ink.color = .red
    ink.add(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let copy = try #require(ink.copy() as? PDFAnnotation)
    #expect(copy !== ink && copy.paths?.count == 1 && copy.contents == "A line")
    let data = try NSKeyedArchiver.archivedData(withRootObject: ink, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let again = try #require(
      reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? PDFAnnotation)
    #expect(again.bounds == ink.bounds && again.contents == "A line" && again.type == "Ink")
    #expect(again.paths?.count == 1)
  }
}
