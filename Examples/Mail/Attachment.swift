import UIKit

/// A document that came with a message.
struct Attachment: Sendable {
  /// The name of the file.
  let name: String
  /// The lines of the document: a word, and what is to its right.
  let lines: [Line]

  /// A line of a document.
  struct Line: Sendable {
    let text: String
    var amount = ""
  }

  /// The receipt of a kitchen timer.
  static let receipt = Attachment(
    name: "Receipt.pdf",
    lines: [
      Line(text: "Kitchen timer “Dial, red”", amount: "24.00"),
      Line(text: "Postage", amount: "3.50"), Line(text: "Total", amount: "27.50"),
    ])

  /// Writes the document into a file, and returns the file.
  @MainActor
  func file() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    let page = CGRect(x: 0, y: 0, width: 420, height: 298)
    try UIGraphicsPDFRenderer(bounds: page).writePDF(to: url) { context in
      context.beginPage()
      draw(in: page.insetBy(dx: 36, dy: 36))
    }
    return url
  }

  @MainActor
  private func draw(in page: CGRect) {
    let title: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 26)]
    ("Kettle & Co" as NSString).draw(at: page.origin, withAttributes: title)
    let text: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15)]
    for (index, line) in lines.enumerated() {
      let y = page.minY + 70 + 34 * CGFloat(index)
      (line.text as NSString).draw(at: CGPoint(x: page.minX, y: y), withAttributes: text)
      let width = (line.amount as NSString).size(withAttributes: text).width
      (line.amount as NSString).draw(at: CGPoint(x: page.maxX - width, y: y), withAttributes: text)
      UIColor.lightGray.setStroke()
      let rule = UIBezierPath()
      rule.move(to: CGPoint(x: page.minX, y: y + 26))
      rule.addLine(to: CGPoint(x: page.maxX, y: y + 26))
      rule.stroke()
    }
  }
}
