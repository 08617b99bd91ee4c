import Foundation
import TactusCrashReports
import TactusDisplayList

/// A canvas that records a page, and writes it into a document when it ends.
final class PageCanvas: ContextCanvas {
  /// The size of pages that specify none.
  let mediaBox: CGRect
  /// The bounds of the current page, or `nil` between pages.
  private(set) var pageBounds: CGRect?
  private var drawing = Drawing(width: 0, height: 0)
  private var links: [DocumentLink] = []
  private var writer: DocumentWriter?
  private let consumer: CGDataConsumer
  private var hasFailed = false
  private var keepsInitialState = false

  /// The size of pages without a media box, US Letter.
  ///
  /// - Source: Core Graphics' reference of `CGPDFContextCreate` (documented).
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  init?(_ consumer: CGDataConsumer, mediaBox: CGRect?, _ properties: DocumentProperties) {
    guard let writer = try? DocumentWriter(properties, write: consumer.write) else { return nil }
    (self.consumer, self.writer) = (consumer, writer)
    self.mediaBox = mediaBox.flatMap(Self.valid) ?? Self.letter
  }

  deinit { close() }

  /// Begins a page.
  ///
  /// - Parameter bounds: The bounds in user space, or `nil` for the document's.
  func beginPage(_ bounds: CGRect?) {
    let bounds = bounds.flatMap(Self.valid) ?? mediaBox
    pageBounds = bounds
    drawing = Drawing(width: Double(bounds.width), height: Double(bounds.height))
    links = []
    keepsInitialState = false
  }

  func keepInitialState() {
    guard pageBounds != nil, !keepsInitialState else { return }
    keepsInitialState = true
    drawing.commands.insert(.save, at: 0)
  }

  func execute(_ command: DrawingCommand) {
    guard pageBounds != nil else {
      if command.mayPaint {
        RuntimeWarning.once(
          "drawing into a PDF context outside of its pages has no effect; begin a page first")
      }
      return
    }
    drawing.commands.append(command)
  }

  /// Adds a link or destination to the current page.
  func add(_ link: DocumentLink) {
    guard pageBounds != nil else {
      return RuntimeWarning.once(
        "a link or destination of a PDF context outside of its pages has no effect; begin a page "
          + "first")
    }
    links.append(link)
  }

  /// Writes the current page, if there is one.
  func endPage() {
    guard pageBounds != nil else { return }
    pageBounds = nil
    if keepsInitialState { drawing.commands.append(.restore) }
    attempt { writer throws(SurfaceError) in try writer.addPage(drawing, links: links) }
    drawing.commands = []
  }

  /// Writes the end of the document; afterwards nothing can be drawn.
  func close() {
    endPage()
    guard writer != nil else { return }
    attempt { writer throws(SurfaceError) in try writer.finish() }
    writer = nil
    consumer.finish(!hasFailed)
  }

  private func attempt(_ body: (DocumentWriter) throws(SurfaceError) -> Void) {
    guard let writer, !hasFailed else { return }
    do throws(SurfaceError) { try body(writer) } catch {
      hasFailed = true
      RuntimeWarning.once("a PDF document could not be written: \(error)", kind: "error")
    }
  }

  private static func valid(_ box: CGRect) -> CGRect? {
    let box = box.standardized
    let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
    return isFinite && box.width > 0 && box.height > 0 ? box : nil
  }
}
