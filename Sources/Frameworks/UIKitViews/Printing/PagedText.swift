/// Text that is laid out once and divided into pages between its lines.
@MainActor
final class PagedText {
  /// The lines of a page.
  private struct Page {
    /// The glyphs of the lines.
    var glyphs: NSRange
    /// The top of the first line in the text container.
    var top: CGFloat
  }

  private let manager = NSLayoutManager()
  private let container: NSTextContainer
  private let storage: NSTextStorage
  private var pages: [Page] = []
  /// The heights for which the pages were laid out.
  private let heights: (first: CGFloat, other: CGFloat)
  private let width: CGFloat

  /// The maximum number of pages of a formatter; the rest of a longer text is cut off.
  ///
  /// - Source: guess.
  static let pageLimit = 10_000

  /// Lays out text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of the pages, in points.
  ///   - heights: The heights of the first page and of the others, in points.
  init(_ text: NSAttributedString, width: CGFloat, heights: (first: CGFloat, other: CGFloat)) {
    (self.width, self.heights) = (width, heights)
    storage = NSTextStorage(attributedString: text)
    container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    if width > 0, heights.first > 0, heights.other > 0 { cut() }
  }

  /// The number of pages.
  var pageCount: Int { pages.count }

  /// Returns whether the layout fits pages with a width and heights, in points.
  func suits(width: CGFloat, heights: (first: CGFloat, other: CGFloat)) -> Bool {
    self.width == width && self.heights == heights
  }

  /// Draws the lines of a page, starting at a rectangle's upper left corner.
  func draw(_ index: Int, in rect: CGRect) {
    guard pages.indices.contains(index) else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY - pages[index].top)
    manager.drawBackground(forGlyphRange: pages[index].glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: pages[index].glyphs, at: origin)
  }

  /// Divides the text between its lines; a line higher than a page gets its own page.
  private func cut() {
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    var page: Page?
    manager.enumerateLineFragments(forGlyphRange: all) { frame, _, _, glyphs, stop in
      let height = self.pages.isEmpty ? self.heights.first : self.heights.other
      if var open = page {
        if frame.maxY - open.top <= height + 0.01 {
          open.glyphs = NSUnionRange(open.glyphs, glyphs)
          page = open
          return
        }
        self.pages.append(open)
        page = nil
        guard self.pages.count < Self.pageLimit else {
          stop.pointee = true
          RuntimeWarning.once(
            "a text has more than \(Self.pageLimit) printed pages; the others are left out")
          return
        }
      }
      page = Page(glyphs: glyphs, top: frame.minY)
    }
    if let page { pages.append(page) }
  }
}
