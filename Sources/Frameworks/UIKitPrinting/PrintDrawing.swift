internal import CoreGraphics
internal import TactusVirtualTime

/// The drawing of a job's pages into documents, some pages a turn (Printing.PI5).
@MainActor
final class PrintDrawing {
  /// The pages that are drawn before other code of the app runs.
  ///
  /// - Source: ours: a page takes a few milliseconds. Confidence: guess.
  private static let pagesOfATurn = 25

  /// The pause for other code, in seconds.
  private static let pause = 0.001

  private enum Step {
    case begin(CGRect)
    case page(Int)
    case image(UIImage)
    case end
    case document(Data)
  }

  private let pages: PrintPages
  private var steps: [Step] = []
  private var next = 0
  private var context: CGContext?
  private var data = NSMutableData()
  private var documents: [[UInt8]] = []
  private var drawnPages = 0
  private var isCanceled = false
  private var finish: (([[UInt8]], Int) -> Void)?

  /// Creates a drawing of pages.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - range: The pages that are chosen, counted from 1; nil for all.
  init(_ pages: PrintPages, _ range: ClosedRange<Int>?) {
    self.pages = pages
    var isOpen = false
    for part in pages.parts(range) {
      switch part {
      case .document(let document):
        if isOpen { steps.append(.end) }
        isOpen = false
        steps.append(.document(document))
      case .image(let image):
        if !isOpen { steps.append(.begin(pages.pageRect(for: image))) }
        isOpen = true
        steps.append(.image(image))
      case .drawn(let indices):
        guard !indices.isEmpty else { continue }
        pages.prepare(indices)
        steps.append(.begin(pages.pageRect))
        isOpen = true
        steps += indices.map { .page($0) }
      }
    }
    if isOpen { steps.append(.end) }
  }

  /// Draws the pages.
  ///
  /// - Parameter finish: A closure that receives the documents and the number of pages that were
  ///   drawn; without documents if there are no pages, or a document could not be written.
  func run(_ finish: @escaping ([[UInt8]], Int) -> Void) {
    self.finish = finish
    proceed()
  }

  /// Ends the drawing; the closure of `run(_:)` is not called.
  func cancel() { (isCanceled, finish, context) = (true, nil, nil) }

  private func proceed() {
    let limit = drawnPages + Self.pagesOfATurn
    while next < steps.count, !isCanceled {
      guard drawnPages < limit else {
        return PhoneTime.run(after: Self.pause) { [self] in proceed() }
      }
      let step = steps[next]
      next += 1
      perform(step)
    }
    guard !isCanceled else { return }
    finish?(documents, drawnPages)
    finish = nil
  }

  private func perform(_ step: Step) {
    switch step {
    case .document(let document): documents.append(Array(document))
    case .begin(let box):
      data = NSMutableData()
      context = CGDataConsumer(data: data).flatMap {
        CGContext(document: $0, mediaBox: box, nil, hasViewCoordinates: true)
      }
    case .page(let index): draw(pages.pageRect) { pages.drawPage(index) }
    case .image(let image): draw(pages.pageRect(for: image)) { pages.draw(image) }
    case .end:
      context?.closePDF()
      context = nil
      if data.length > 0 { documents.append(Array(data as Data)) }
    }
  }

  private func draw(_ box: CGRect, _ body: () -> Void) {
    drawnPages += 1
    guard let context else { return }
    context.beginPage(bounds: box)
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
  }
}
