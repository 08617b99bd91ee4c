import Foundation
import TestSupport
import Testing
import UIKit

/// Tests of pages for printers, drawn into documents.
@Suite @MainActor struct PrintPageRendererTests {
  /// A renderer that notes what it draws.
  private final class NotingRenderer: UIPrintPageRenderer {
    var drawn: [String] = []
    override func prepare(forDrawingPages range: NSRange) { drawn.append("prepare \(range)") }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      drawn.append("header \(pageIndex) \(headerRect.minY) \(headerRect.height)")
      "Header \(pageIndex + 1)".draw(in: headerRect, withAttributes: nil)
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      drawn.append("content \(pageIndex) \(contentRect.minY) \(contentRect.height)")
    }
    override func drawPrintFormatter(
      _ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int
    ) {
      drawn.append("formatter \(pageIndex)")
      super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      drawn.append("footer \(pageIndex) \(footerRect.maxY)")
      "Footer \(pageIndex + 1)".draw(in: footerRect, withAttributes: nil)
    }
  }

  /// Draws all pages of a renderer, as an app does that has no printer.
  private func document(of renderer: UIPrintPageRenderer) throws -> ReadDocument {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
    for index in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: index, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    return try ReadDocument(data as Data)
  }

  private func paragraphs(_ count: Int) -> String {
    (1...count).map { "This is the paragraph with number N\($0)E." }.joined(separator: "\n")
  }

  // Printing.PR4, Printing.PR6–PR9.
  @Test("A page is drawn in its order: header, content, formatters, footer")
  func order() throws {
    let renderer = NotingRenderer()
    renderer.setValue(CGRect(x: 0, y: 0, width: 400, height: 300), forKey: "paperRect")
    renderer.setValue(CGRect(x: 20, y: 20, width: 360, height: 260), forKey: "printableRect")
    (renderer.headerHeight, renderer.footerHeight) = (30, 40)
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Words"), startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 1)
    let document = try document(of: renderer)
    #expect(
      renderer.drawn == [
        "prepare {0, 1}", "header 0 20.0 30.0", "content 0 50.0 190.0", "formatter 0",
        "footer 0 280.0",
      ])
    #expect(try document.properties.contains("400 x 300 pts"))
    let text = try document.text()
    #expect(text.contains("Header 1") && text.contains("Words") && text.contains("Footer 1"))
    let words = try #require(try document.place(of: "Words"))
    #expect(abs(words.minX - 20) < 2 && words.minY > 49 && words.minY < 56, "\(words)")
  }

  // Printing.PR3, Printing.PR5, Printing.PR10–PR12.
  @Test("Long text is cut into pages between its lines, each exactly once, without an empty page")
  func longText() throws {
    for (seed, count) in [1, 7, 60, 200].enumerated() {
      let renderer = UIPrintPageRenderer()
      let formatter = UISimpleTextPrintFormatter(text: paragraphs(count))
      formatter.font = .systemFont(ofSize: CGFloat(10 + 3 * seed))
      formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 40, bottom: 30, right: 40)
      renderer.printFormatters = [formatter]
      #expect(formatter.printPageRenderer === renderer)
      let sheets = [CGSize(width: 612, height: 792), CGSize(width: 595, height: 842)]
      #expect(sheets.contains(renderer.paperRect.size))
      #expect(renderer.printableRect == renderer.paperRect.insetBy(dx: 18, dy: 18))
      let document = try document(of: renderer)
      #expect(try document.pageCount == renderer.numberOfPages)
      let text = try document.text()
      for number in 1...count {
        #expect(text.components(separatedBy: "N\(number)E").count == 2, "paragraph \(number)")
      }
      for page in 1...renderer.numberOfPages {
        #expect(try document.text(ofPage: page).contains("paragraph"), "page \(page)")
      }
    }
  }

  // Printing.PR10.
  @Test("Insets of the first page apply to it alone, and a later start leaves pages free")
  @available(*, deprecated)
  func insets() throws {
    let renderer = UIPrintPageRenderer()
    let formatter = UISimpleTextPrintFormatter(text: paragraphs(200))
    formatter.contentInsets = UIEdgeInsets(top: 100, left: 50, bottom: 0, right: 0)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    let area = renderer.printableRect
    #expect(formatter.rectForPage(at: 2).minY == area.minY + 100)
    #expect(formatter.rectForPage(at: 3).minY == area.minY)
    #expect(formatter.rectForPage(at: 3).minX == area.minX + 50)
    #expect(renderer.numberOfPages == 2 + formatter.pageCount)
    #expect(renderer.printFormattersForPage(at: 1)?.isEmpty == true)
    #expect(renderer.printFormattersForPage(at: 2)?.count == 1)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && formatter.pageCount == 0)
    #expect(formatter.rectForPage(at: 2) == .zero)
  }

  // Printing.PR13.
  @Test("HTML is printed with its styles")
  func markup() throws {
    let renderer = UIPrintPageRenderer()
    let formatter = UIMarkupTextPrintFormatter(
      markupText: "<h1>Invoice</h1><p>Total: <b>12.50 €</b></p><script>alert(1)</script>")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let document = try document(of: renderer)
    let text = try document.text()
    #expect(text.contains("Invoice") && text.contains("12.50 €") && !text.contains("alert"))
    let heading = try #require(try document.place(of: "Invoice"))
    let total = try #require(try document.place(of: "Total:"))
    #expect(heading.height > total.height && heading.maxY <= total.minY + 1)
  }

  // Printing.PR14.
  @Test("A view is drawn as wide as the page, and the text of a text view is laid out for it")
  func views() throws {
    let tall = UIView(frame: CGRect(x: 0, y: 0, width: 1_190, height: 4_000))
    let label = UILabel(frame: CGRect(x: 100, y: 3_900, width: 800, height: 60))
    (label.text, label.font) = ("Bottom", .systemFont(ofSize: 40))
    tall.addSubview(label)
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(tall.viewPrintFormatter(), startingAtPageAt: 0)
    let document = try document(of: renderer)
    #expect(renderer.numberOfPages > 1)
    #expect(try document.text(ofPage: renderer.numberOfPages).contains("Bottom"))

    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    textView.text = paragraphs(120)
    let other = UIPrintPageRenderer()
    other.addPrintFormatter(textView.viewPrintFormatter(), startingAtPageAt: 0)
    let text = try self.document(of: other).text()
    #expect(text.contains("N1E") && text.contains("N120E"))
  }

  // Printing.PR1–PR2.
  @Test("The best paper is the smallest on which a page fits, in either orientation")
  func papers() {
    func paper(_ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
      UIPrintPaper(size: CGSize(width: width, height: height), printableRect: .zero)
    }
    let (a4, letter, photo) = (paper(595, 842), paper(612, 792), paper(288, 432))
    let papers = [letter, photo, a4]
    func best(_ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
      UIPrintPaper.bestPaper(
        forPageSize: CGSize(width: width, height: height), withPapersFrom: papers)
    }
    #expect(best(595.28, 841.89) === a4 && best(792, 612) === letter)
    #expect(best(432, 288) === photo && best(100, 100) === photo)
    #expect(best(2_000, 2_000) === a4, "the largest one")
  }

  // Printing.PR15.
  @Test("The properties of a job are copied, and read from their dictionary")
  func properties() {
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType, info.orientation) = ("Letter", .photo, .landscape)
    (info.duplex, info.printerID) = (.shortEdge, "ipp://printer.local/a")
    for other in [
      UIPrintInfo(dictionary: info.dictionaryRepresentation), info.copy() as? UIPrintInfo,
    ] {
      #expect(other?.jobName == "Letter" && other?.outputType == .photo)
      #expect(other?.orientation == .landscape && other?.duplex == .shortEdge)
      #expect(other?.printerID == "ipp://printer.local/a")
    }
    #expect(UIPrintInfo(dictionary: ["outputType": 99]).outputType == .general)
  }

  /// A formatter that any thread may draw.
  private final class FreeFormatter: UIPrintFormatter {
    var drawn = 0
    override var requiresMainThread: Bool { false }
    override var pageCount: Int { 1 }
    override func draw(in rect: CGRect, forPageAt pageIndex: Int) { drawn += 1 }
  }

  @Test("Printing.PR16. A formatter that does not require the main thread is drawn there, too")
  func thread() {
    #expect(UIPrintFormatter().requiresMainThread)
    let (renderer, formatter) = (UIPrintPageRenderer(), FreeFormatter())
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    renderer.drawPage(at: 0, in: renderer.printableRect)
    #expect(formatter.drawn == 1)
  }
}
