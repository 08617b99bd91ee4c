internal import TactusCrashReports

/// The pages of a print job on its paper.
///
/// Pictures and what a renderer draws are pages of one document after another; a PDF document keeps
/// its own pages (Printing.IT2).
@MainActor
final class PrintPages {
  /// The maximum number of pages of a job.
  ///
  /// - Source: ours: more than printers hold paper for. Confidence: guess.
  static let most = 10_000

  /// A part of a job: pages that are drawn, or a document as it is.
  enum Part {
    /// Pages of the renderer, by their indices.
    case drawn(Range<Int>)
    /// A picture.
    case image(UIImage)
    /// A PDF document.
    case document(Data)
  }

  private let content: PrintContent
  private let sheet: PrintSheet
  private let fillsSheet: Bool

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - sheet: The paper.
  ///   - fillsSheet: Whether pictures fill a sheet without margins, as photos do.
  init(_ content: PrintContent, on sheet: PrintSheet, fillsSheet: Bool) {
    (self.content, self.sheet, self.fillsSheet) = (content, sheet, fillsSheet)
    if case .renderer(let renderer) = content {
      renderer.setPaper(sheet.rect, printableRect: sheet.printableRect)
    }
  }

  /// The number of pages that are drawn; nil if a document has pages of its own.
  var drawnCount: Int? {
    switch content {
    case .items(let items):
      for case .document in items { return nil }
      return items.count
    case .renderer(let renderer):
      let count = renderer.numberOfPages
      if count > Self.most {
        RuntimeWarning.once(
          "a print job has \(count) pages; those after \(Self.most) are left out",
          namesPlace: true)
      }
      return min(max(count, 0), Self.most)
    }
  }

  /// Returns the parts of the job, with the chosen pages of those that are drawn.
  ///
  /// - Parameter range: The pages, counted from 1; nil for all.
  func parts(_ range: ClosedRange<Int>?) -> [Part] {
    switch content {
    case .renderer:
      let all = 0..<(drawnCount ?? 0)
      guard let range else { return [.drawn(all)] }
      return [.drawn(all.clamped(to: (range.lowerBound - 1)..<range.upperBound))]
    case .items(let items):
      let isDrawn = drawnCount != nil
      return items.enumerated().compactMap { index, item in
        // The pages of documents are chosen by the printer.
        if isDrawn, let range, !range.contains(index + 1) { return nil }
        return switch item {
        case .image(let image): .image(image)
        case .document(let data): .document(data)
        }
      }
    }
  }

  /// Prepares the drawing of pages of the renderer.
  func prepare(_ pages: Range<Int>) {
    guard case .renderer(let renderer) = content else { return }
    renderer.prepare(forDrawingPages: NSRange(location: pages.lowerBound, length: pages.count))
  }

  /// The sheet of a page of the renderer, in points.
  var pageRect: CGRect { sheet.rect }

  /// Draws a page of the renderer.
  func drawPage(_ index: Int) {
    guard case .renderer(let renderer) = content else { return }
    renderer.drawPage(at: index, in: sheet.printableRect)
  }

  /// Returns the sheet for a picture, turned as the picture lies (Printing.IT3).
  func pageRect(for image: UIImage) -> CGRect { turnedSheet(for: image).rect }

  /// Draws a picture: as large as the printable area allows, or so that it fills the sheet.
  func draw(_ image: UIImage) {
    let sheet = turnedSheet(for: image)
    let fills = fillsSheet && sheet.paper.isBorderless
    let area = fills ? sheet.rect : sheet.printableRect
    let size = image.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let (across, along) = (area.width / size.width, area.height / size.height)
    let scale = fills ? max(across, along) : min(across, along)
    let (width, height) = (size.width * scale, size.height * scale)
    image.draw(
      in: CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height))
  }

  private func turnedSheet(for image: UIImage) -> PrintSheet {
    var turned = sheet
    let size = image.size
    if size.width != size.height, sheet.pieceLength == nil {
      let isUpright = sheet.paper.width <= sheet.paper.height
      turned.isLandscape = (size.width > size.height) == isUpright
    }
    return turned
  }
}
