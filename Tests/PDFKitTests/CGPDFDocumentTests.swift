import Foundation
import PDFKit
import TestSupport
import Testing

/// Steps QuickLook.PD1–PD3.
@Suite struct CGPDFDocumentTests {
  private func document(_ bytes: [UInt8]) throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return try #require(CGPDFDocument(provider))
  }

  @Test("QuickLook.PD1. A document has pages with their boxes, counted from 1")
  func pages() throws {
    let document = try document(PDFKitDocument.bytes)
    #expect(document.numberOfPages == 3 && document.isUnlocked && !document.isEncrypted)
    #expect(document.page(at: 0) == nil && document.page(at: 4) == nil)
    let page = try #require(document.page(at: 2))
    #expect(page.pageNumber == 2 && page.rotationAngle == 90 && page.document === document)
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 10, y: 20, width: 300, height: 400))
    #expect(page.getBoxRect(.cropBox) == CGRect(x: 30, y: 40, width: 260, height: 360))
    #expect(page.getBoxRect(.artBox) == page.getBoxRect(.cropBox))
    var (major, minor): (Int32, Int32) = (0, 0)
    document.getVersion(majorVersion: &major, minorVersion: &minor)
    #expect(major == 1 && minor == 7)
    #expect(document.allowsPrinting && document.allowsCopying)
  }

  @Test("QuickLook.PD1. Bytes and files that are no document yield none")
  func wrong() throws {
    for bytes in [[], Array("no PDF".utf8), Array(PDFKitDocument.bytes.prefix(30))] {
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      #expect(CGPDFDocument(provider) == nil)
    }
    #expect(CGPDFDocument(URL(filePath: "/missing.pdf") as CFURL) == nil)
    #expect(CGPDFDocument(URL(filePath: "/tmp") as CFURL) == nil)
  }

  @Test("QuickLook.PD1. A locked document has no pages until it is unlocked")
  func locked() throws {
    let document = try document(LockedPDF.make(PDFKitDocument.bytes, password: "sesame"))
    #expect(!document.isUnlocked && document.numberOfPages == 0 && document.isEncrypted)
    #expect(!document.unlockWithPassword("wrong") && !document.isUnlocked)
    #expect(document.unlockWithPassword("sesame") && document.numberOfPages == 3)
  }

  @Test("QuickLook.PD2. The drawing transform centers, turns, and makes smaller but not larger")
  func transforms() throws {
    let document = try document(PDFKitDocument.bytes)
    let upright = try #require(document.page(at: 1))
    let rect = CGRect(x: 0, y: 0, width: 150, height: 300)
    let half = upright.getDrawingTransform(
      .cropBox, rect: rect, rotate: 0, preserveAspectRatio: true)
    #expect(CGRect(x: 0, y: 0, width: 300, height: 400).applying(half).isNear(0, 50, 150, 200))
    let large = upright.getDrawingTransform(
      .cropBox, rect: CGRect(x: 0, y: 0, width: 500, height: 600), rotate: 0,
      preserveAspectRatio: true)
    #expect(CGRect(x: 0, y: 0, width: 300, height: 400).applying(large).isNear(100, 100, 300, 400))
    let turned = try #require(document.page(at: 2)).getDrawingTransform(
      .cropBox, rect: CGRect(x: 0, y: 0, width: 360, height: 260), rotate: 0,
      preserveAspectRatio: true)
    #expect(CGRect(x: 30, y: 40, width: 260, height: 360).applying(turned).isNear(0, 0, 360, 260))
    // Turned clockwise, the lower left corner is the upper left one.
    let corner = CGPoint(x: 30, y: 40).applying(turned)
    #expect(abs(corner.x) < 0.01 && abs(corner.y - 260) < 0.01)
  }

  @Test("QuickLook.PD3. A page is drawn in its own coordinates, in the resolution of the context")
  func drawing() throws {
    // Another program draws the same page.
    let commands = "1 0 0 rg 0 0 150 200 re f 0 0 1 rg 150 200 150 200 re f"
    let bytes = HandmadePDF([.init(commands, entries: "/Rotate 90")]).bytes
    let page = try #require(try document(bytes).page(at: 1))
    let context = try #require(
      CGContext(
        data: nil, width: 600, height: 800, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.scaleBy(x: 2, y: 2)
    context.drawPDFPage(page)
    let image = try #require(context.makeImage())
    let pixels = try #require(image.dataProvider?.data)
    // Blue, green, red, alpha.
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start = y * image.bytesPerRow + 4 * x
      return Array(pixels[start..<start + 4])
    }
    // The page's own turn does not apply: the red quarter is the lower left one.
    #expect(color(100, 700) == [0, 0, 255, 255])
    #expect(color(500, 100) == [255, 0, 0, 255])
    #expect(color(100, 100) == [0, 0, 0, 0])
    // The edge between both is sharp at the context's resolution.
    #expect(color(298, 700) == [0, 0, 255, 255] && color(302, 700) == [0, 0, 0, 0])
  }

  @Test("QuickLook.PD3. A page that pdftocairo draws looks the same here")
  func comparison() throws {
    let page = try #require(try document(PDFKitDocument.bytes).page(at: 1))
    let context = try #require(
      CGContext(
        data: nil, width: 300, height: 400, bitsPerComponent: 8, bytesPerRow: 1200,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 300, height: 400))
    context.drawPDFPage(page)
    let png = try ReadDocument(Data(PDFKitDocument.bytes)).png()
    let other = try #require(UIImage(data: Data(png))?.cgImage)
    let copy = try #require(
      CGContext(
        data: nil, width: 300, height: 400, bitsPerComponent: 8, bytesPerRow: 1200,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    copy.draw(other, in: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (a, b) = (
      try #require(context.makeImage()?.dataProvider?.data),
      try #require(copy.makeImage()?.dataProvider?.data)
    )
    let wrong = zip(a, b).filter { abs(Int($0) - Int($1)) > 24 }.count
    #expect(a.count == b.count && wrong < a.count / 200, "\(wrong) of \(a.count)")
    #expect(a.contains { $0 < 60 })
  }
}

extension CGRect {
  fileprivate func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    zip([minX, minY, self.width, self.height], [x, y, width, height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}
