import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of PDF documents that UIKit draws.
@Suite @MainActor struct DocumentRendererTests {
  private let page = CGRect(x: 0, y: 0, width: 300, height: 200)

  // PDF.PD1, PDF.PD9.
  @Test("A renderer makes a document of pages, whose text stays text at its place")
  func renderer() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Report", kCGPDFContextAuthor: "Somebody"]
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    var bounds: [CGRect] = []
    let data = renderer.pdfData { context in
      context.beginPage()
      bounds.append(context.pdfContextBounds)
      let font = UIFont.systemFont(ofSize: 20)
      NSAttributedString(string: "Upper words", attributes: [.font: font]).draw(
        at: CGPoint(x: 40, y: 30))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
      bounds.append(context.pdfContextBounds)
      "Second".draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
    }
    #expect(bounds == [page, CGRect(x: 0, y: 0, width: 100, height: 50)])
    let document = try ReadDocument(data)
    #expect(try document.pageCount == 2)
    #expect(try document.properties.contains("Report"))
    #expect(try document.properties.contains("Somebody"))
    let place = try #require(try document.place(of: "Upper"))
    #expect(abs(place.minX - 40) < 2 && abs(place.minY - 30) < 6, "\(place)")
    #expect(try document.text(ofPage: 2).contains("Second"))
  }

  // PDF.PD3.
  @Test("A view with its layers is drawn as on the screen, with its text as text")
  func views() throws {
    let view = UIView(frame: page)
    view.backgroundColor = .systemYellow
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "Fine print"
    let box = UIView(frame: CGRect(x: 40, y: 80, width: 100, height: 60))
    box.backgroundColor = .systemBlue
    box.layer.cornerRadius = 16
    box.alpha = 0.5
    view.addSubview(label)
    view.addSubview(box)
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      view.layer.render(in: context.cgContext)
    }
    let document = try ReadDocument(data)
    #expect(try document.text().contains("Fine print"))
    #expect(try document.pictures.isEmpty, "rounded and translucent layers are no pictures")
    let seen = try #require(UIImage(data: Data(document.png(pixelsPerInch: 144)), scale: 2))
    let printed = RenderedImage(300, 200) { _ in seen.draw(in: self.page) }
    let screen = RenderedImage(view)
    for point in [(10, 10), (45, 85), (90, 110), (150, 110), (40, 80)] {
      let (x, y) = (CGFloat(point.0), CGFloat(point.1))
      let (a, b) = (printed.color(x, y), screen.color(x, y))
      #expect(zip(a, b).allSatisfy { abs($0 - $1) < 12 }, "\(point): \(a), \(b)")
    }
  }

  // PDF.PD9.
  @Test("The older functions write the same document, into data or a file")
  func functions() throws {
    func draw() {
      UIGraphicsBeginPDFPage()
      "Older words".draw(at: CGPoint(x: 30, y: 40), withAttributes: nil)
      #expect(UIGraphicsGetPDFContextBounds() == page)
      UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 80, height: 60), nil)
      #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 80, height: 60))
    }
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, page, nil)
    draw()
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(UIGraphicsBeginPDFContextToFile(file, page, nil))
    draw()
    UIGraphicsEndPDFContext()
    #expect(FileManager.default.contents(atPath: file) == data as Data)
    #expect(try ReadDocument(data as Data).text().contains("Older words"))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", page, nil))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  // PDF.PD4, PDF.PD10.
  @Test("Links and destinations are in the coordinates of the page, with y upwards")
  func links() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      context.setURL(address, for: CGRect(x: 10, y: 10, width: 40, height: 20))
      context.setDestinationWithName("end", for: CGRect(x: 60, y: 10, width: 40, height: 20))
      context.addDestination(withName: "end", at: CGPoint(x: 0, y: 150))
    }
    let document = try ReadDocument(data)
    #expect(try document.addresses.contains("https://example.com/a"))
    #expect(try document.destinations.contains("150"))
  }

  // PDF.PD7.
  @Test("A file that cannot be written is an error")
  func unwritableFile() {
    let renderer = UIGraphicsPDFRenderer(bounds: page)
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: URL(filePath: "/nowhere/a.pdf")) { $0.beginPage() }
    }
  }
}
