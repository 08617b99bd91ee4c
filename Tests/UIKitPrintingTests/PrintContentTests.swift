import Foundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Content of all kinds, as it comes out of the printer.
  @MainActor @Suite(.serialized) struct PrintContentTests {
    private let phone = SimulatedPhone(.iPhoneX)

    private func picture(_ size: CGSize, _ color: UIColor = .red) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }

    private func document(_ pages: Int, _ word: String) -> Data {
      let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
      return UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        for page in 1...pages {
          context.beginPage()
          "\(word)\(page)".draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
        }
      }
    }

    /// Prints without options.
    private func print(
      _ app: PrintingApp, _ type: UIPrintInfo.OutputType = .general,
      _ set: (UIPrintInteractionController) throws -> Void
    ) throws {
      try phone.run {
        let controller = app.controller(type)
        try set(controller)
        let printer = phone.printers[0].printer
        #expect(controller.print(to: printer, completionHandler: app.completed))
      }
      phone.wait(1)
    }

    @Test("Printing.IT1, Printing.IT2. Items of all kinds are printed in their order")
    func items() throws {
      let app = phone.launch(PrintingApp.self)
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      try document(2, "Filed").write(to: file)
      let png = try #require(picture(CGSize(width: 30, height: 40)).pngData())
      let web = try #require(URL(string: "https://example.com/a.pdf"))
      #expect(UIPrintInteractionController.canPrint(file))
      #expect(UIPrintInteractionController.canPrint(png))
      #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
      #expect(!UIPrintInteractionController.canPrint(web))
      #expect(UIPrintInteractionController.printableUTIs.contains("com.adobe.pdf"))
      try print(app) { controller in
        controller.printingItems = [
          picture(CGSize(width: 30, height: 40)), png, file, document(1, "Data"),
        ]
        #expect(controller.printingItem == nil)
      }
      let job = try #require(phone.printed.first)
      #expect(job.documents.count == 3)
      #expect(try job.text(ofPage: 4).contains("Filed2"))
      #expect(try job.text(ofPage: 5).contains("Data1"))
      let error = #expect(throws: PrintedPageError.self) { try job.text(ofPage: 6) }
      #expect(error?.document == nil && error?.page == 6 && error?.jobName == "Letter")
      #expect(error?.reason == "the job has 5 printed pages")
    }

    @Test("Printing.IT3. Pictures are turned and fitted; photos fill a sheet without margins")
    func pictures() throws {
      let app = phone.launch(PrintingApp.self)
      try print(app) { $0.printingItem = picture(CGSize(width: 400, height: 100)) }
      let flat = try ReadDocument(try #require(phone.printed.last?.data.first))
      #expect(try flat.properties.contains("792 x 612 pts (letter)"))
      let fitted = try #require(try phone.printed.last?.picture(ofPage: 1, longestSide: 792))
      #expect(try isRed(fitted, 396, 306) && !isRed(fitted, 396, 60) && !isRed(fitted, 5, 306))
      app.wantedWidth = 288
      try print(app, .photo) { $0.printingItem = picture(CGSize(width: 400, height: 100)) }
      let photo = try #require(try phone.printed.last?.picture(ofPage: 1, longestSide: 432))
      #expect(try isRed(photo, 2, 2) && isRed(photo, 429, 285))
      #expect(phone.printed.last?.ticket.isPhoto == true)
    }

    private func isRed(_ image: UIImage, _ x: Int, _ y: Int) throws -> Bool {
      let pixel = try color(of: image, x, y)
      return pixel[0] > 200 && pixel[1] < 60 && pixel[2] < 60
    }

    /// Returns red, green and blue of a pixel.
    private func color(of image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
      var pixel = [UInt8](repeating: 0, count: 4)
      let space = CGColorSpaceCreateDeviceRGB()
      let source = try #require(image.cgImage)
      let context = try #require(
        CGContext(
          data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let height = CGFloat(source.height)
      context.draw(
        source,
        in: CGRect(
          x: -CGFloat(x), y: -(height - CGFloat(y) - 1), width: CGFloat(source.width),
          height: height))
      return Array(pixel.prefix(3))
    }

    @Test("Printing.PR14. A view is printed as a picture of it is drawn, within a tolerance")
    func view() throws {
      let app = phone.launch(PrintingApp.self)
      let view = phone.run { CheckeredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
      try print(app) { $0.printFormatter = view.viewPrintFormatter() }
      let page = try #require(try phone.printed.last?.picture(ofPage: 1, longestSide: 792))
      let own = phone.run {
        UIGraphicsImageRenderer(size: view.bounds.size, format: .init(for: .init(displayScale: 1)))
          .image { _ in view.draw(view.bounds) }
      }
      let area = try #require(phone.run { UIPrintInteractionController.shared.printPaper })
        .printableRect
      var worst = 0
      for y in stride(from: 5, to: 200, by: 13) {
        for x in stride(from: 5, to: 300, by: 13) where x % 50 > 2 && y % 50 > 2 {
          let printed = try color(of: page, x + Int(area.minX), y + Int(area.minY))
          let drawn = try color(of: own, x, y)
          for index in 0..<3 { worst = max(worst, abs(Int(printed[index]) - Int(drawn[index]))) }
        }
      }
      #expect(worst <= 8)
    }

    @Test(
      "Printing.PI5. The pages of finished documents count, also beside pictures",
      arguments: [(0, [3], 3), (0, [2, 4], 6), (2, [3], 5), (2, [], 2)])
    func documentPages(pictures: Int, documents: [Int], pages: Int) throws {
      let app = phone.launch(PrintingApp.self)
      try print(app) { controller in
        let files: [Any] = documents.map { document($0, "Page") }
        let images: [Any] = (0..<pictures).map { _ in picture(CGSize(width: 30, height: 40)) }
        let items = images + files
        if items.count == 1 {
          controller.printingItem = items[0]
        } else {
          controller.printingItems = items
        }
      }
      #expect(phone.printed.first?.pageCount == pages && app.notes.last == "completed true")
    }

    @Test("Printing.PI5. A document that cannot be read is printed, and counts no pages")
    func damagedDocument() throws {
      let app = phone.launch(PrintingApp.self)
      try print(app) { $0.printingItem = Data("%PDF-1.7 and nothing else".utf8) }
      #expect(phone.printed.first?.pageCount == 0 && app.notes.last == "completed true")
    }

    @Test("Printing.PI5. Hundreds of pages are drawn over several turns, and can be stopped")
    func manyPages() throws {
      let app = phone.launch(PrintingApp.self)
      try print(app) { $0.printPageRenderer = NotingRenderer(pages: 130) { app.notes.append($0) } }
      #expect(phone.printed.first?.pageCount == 130)
      #expect(app.notes.filter { $0.hasPrefix("page ") }.count == 130)
      app.notes = []
      phone.run {
        let controller = app.controller()
        controller.printPageRenderer = NotingRenderer(pages: Int.max) { note in
          app.notes.append(note)
          if note == "page 40" {
            MainActor.assumeIsolated {
              UIPrintInteractionController.shared.dismiss(animated: true)
            }
          }
        }
        let printer = phone.printers[0].printer
        #expect(controller.print(to: printer, completionHandler: app.completed))
      }
      phone.wait(1)
      #expect(app.notes.suffix(2) == ["page 40", "completed false"])
      #expect(phone.printed.count == 1)
    }
  }
}

/// A view of squares.
private final class CheckeredView: UIView {
  override func draw(_ rect: CGRect) {
    for row in 0..<4 {
      for column in 0..<6 {
        UIColor(hue: CGFloat(row * 6 + column) / 24, saturation: 0.8, brightness: 0.9, alpha: 1)
          .setFill()
        UIRectFill(CGRect(x: column * 50, y: row * 50, width: 50, height: 50))
      }
    }
  }
}
