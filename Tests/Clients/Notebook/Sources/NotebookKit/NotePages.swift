import UIKit

/// The pages of a note on paper.
public enum NotePages {
  /// The width and height of a page in points.
  static let paper = CGRect(x: 0, y: 0, width: 595, height: 842)

  /// The note as a PDF document with its title on each page.
  public static func pdf(of note: NoteDocument, pages: Int = 2) -> Data {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: note.title]
    let renderer = UIGraphicsPDFRenderer(bounds: paper, format: format)
    return renderer.pdfData { context in
      for page in 1...pages {
        context.beginPage()
        let heading: [NSAttributedString.Key: Any] = [
          .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.black,
        ]
        (note.title as NSString).draw(at: CGPoint(x: 40, y: 40), withAttributes: heading)
        let body: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.black,
        ]
        ("Page \(page)\n\(note.text)" as NSString).draw(
          in: paper.insetBy(dx: 40, dy: 90), withAttributes: body)
      }
    }
  }

  /// The job that prints a note.
  @MainActor
  public static func printController(for note: NoteDocument) -> UIPrintInteractionController {
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = note.title
    info.outputType = .general
    controller.printInfo = info
    controller.printFormatter = formatter(for: note)
    return controller
  }

  /// The text of a note on pages with margins.
  @MainActor
  static func formatter(for note: NoteDocument) -> UIPrintFormatter {
    let formatter = UISimpleTextPrintFormatter(text: note.text)
    formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
    return formatter
  }
}
