import CoreGraphics
import Foundation
import TestSupport
import Testing

struct DocumentContextTests {
  // PDF.PD6.
  @Test("A PDF context has pages of their own sizes, with y upwards and a new graphics state each")
  func pages() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = CGRect(x: 0, y: 0, width: 100, height: 200)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.scaleBy(x: 100, y: 100)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.endPDFPage()
    var other = CGRect(x: 50, y: 50, width: 60, height: 40)
    context.beginPage(mediaBox: &other)
    // A square of 10 points in the lower left corner of the page, in black.
    context.fill(CGRect(x: 50, y: 50, width: 10, height: 10))
    context.endPage()
    context.closePDF()
    let document = try ReadDocument(data as Data)
    #expect(try document.pageCount == 2)
    #expect(try document.properties.contains("100 x 200 pts"))
    let provider = try #require(CGDataProvider(data: Data(document.png(ofPage: 2))))
    let image = try #require(
      CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(image.width == 60 && image.height == 40)
    let page = try #require(CGContext.rgba(60, 40))
    page.draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(page.pixel(5, 35) == [0, 0, 0, 255] && page.pixel(5, 25) == [255, 255, 255, 255])
    #expect(page.pixel(15, 35) == [255, 255, 255, 255])
  }

  // PDF.PD7.
  @Test("A file appears when the document is closed, and replaces the one before")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.pdf")
    try Data("old".utf8).write(to: file)
    let context = try #require(CGContext(file, mediaBox: nil, [kCGPDFContextTitle: "Title"]))
    context.beginPDFPage(nil)
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    context.closePDF()
    let document = ReadDocument(path: file.path)
    #expect(try document.properties.contains("612 x 792 pts (letter)"))
    #expect(try document.properties.contains("Title:           Title"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
    let nowhere = folder.appending(path: "missing/a.pdf")
    #expect(CGContext(nowhere, mediaBox: nil, nil) == nil)
  }

  // PDF.PD8.
  @Test("A document that asks for a password is not written unprotected")
  func passwords() throws {
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    #expect(CGContext(consumer: consumer, mediaBox: nil, [kCGPDFContextUserPassword: "a"]) == nil)
  }
}
