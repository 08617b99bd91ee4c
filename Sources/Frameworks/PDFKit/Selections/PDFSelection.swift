/// A part of a document's text, on one page or several (QuickLook.PK3…).
@preconcurrency @MainActor
open class PDFSelection: NSObject, NSCopying {
  /// A position in the text of a document.
  struct TextPosition: Comparable {
    var page: Int
    var character: Int

    static func < (a: TextPosition, b: TextPosition) -> Bool {
      (a.page, a.character) < (b.page, b.character)
    }
  }

  private struct Part {
    var page: PDFPage
    var ranges: [NSRange]
  }

  private weak var document: PDFDocument?
  private var parts: [Part] = []

  /// The color of the selection in views; nil for their default.
  open var color: UIColor?

  /// Creates an empty selection.
  public init(document: PDFDocument) { self.document = document }

  /// Returns a copy of the selection.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: PDFSelection = MainActor.assumeIsolated {
      let copy = PDFSelection(parts, color)
      copy.document = document
      return copy
    }
    return copy
  }

  private init(_ parts: [Part], _ color: UIColor?) { (self.parts, self.color) = (parts, color) }

  /// The pages with selected text, in order.
  open var pages: [PDFPage] { parts.map(\.page) }

  /// The text, with a line feed between pages.
  open var string: String? {
    let texts = parts.map { part in
      part.ranges.map { part.page.pageText.text(of: $0) }.joined(separator: "\n")
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The text, without styles.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

  /// Returns the bounds of the selected text on a page, in its coordinates.
  open func bounds(for page: PDFPage) -> CGRect {
    let all = ranges(on: page).map { page.pageText.bounds(of: $0) }.filter { !$0.isEmpty }
    return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
  }

  /// Returns the number of ranges on a page.
  open func numberOfTextRanges(on page: PDFPage) -> Int { ranges(on: page).count }

  /// Returns a range on a page; its location is `NSNotFound` if the index is invalid.
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    let ranges = ranges(on: page)
    return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
  }

  /// Adds the text of another selection.
  open func add(_ selection: PDFSelection) {
    for part in selection.parts { for range in part.ranges { add(range, on: part.page) } }
  }

  /// Adds the text of several selections.
  open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

  /// Extends the selection by characters at its end, on the last page.
  open func extend(atEnd succeed: Int) { extend(start: 0, end: succeed) }

  /// Extends the selection by characters at its start, on the first page.
  open func extend(atStart precede: Int) { extend(start: precede, end: 0) }

  /// Extends the selection to whole lines at its start and end.
  open func extendForLineBoundaries() {
    guard let first = parts.first, let start = first.ranges.first, let last = parts.last,
      let end = last.ranges.last
    else { return }
    for (page, place) in [(first.page, start.location), (last.page, end.upperBound - 1)] {
      let whole = NSRange(location: 0, length: page.numberOfCharacters)
      let line = page.pageText.lines(of: whole).first { NSLocationInRange(place, $0) }
      if let line { add(line, on: page) }
    }
  }

  /// Returns a selection for each line.
  open func selectionsByLine() -> [PDFSelection] {
    parts.flatMap { part in
      part.ranges.flatMap { part.page.pageText.lines(of: $0) }.compactMap { line in
        let selection = part.page.selection(for: line)
        selection?.color = color
        return selection
      }
    }
  }

  /// Draws the highlights of the selected text on a page, in the current context.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - active: Whether the selection belongs to the active view.
  open func draw(for page: PDFPage, active: Bool) {
    draw(for: page, with: .cropBox, active: active)
  }

  /// Draws the highlights of the selected text on a page, with one of its boxes at the origin.
  open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    page.transform(context, for: box)
    let color = color ?? (active ? UIColor.systemBlue : UIColor.systemGray)
    color.withAlphaComponent(0.3).setFill()
    for area in areas(on: page) { context.fill(area) }
    context.restoreGState()
  }

  // MARK: Internals

  /// Whether the selection is empty.
  var isEmpty: Bool { parts.isEmpty }

  /// The first position; nil without text.
  var start: TextPosition? { parts.first.flatMap { place($0.page, $0.ranges.first?.location) } }

  /// The position after the last character; nil without text.
  var end: TextPosition? { parts.last.flatMap { place($0.page, $0.ranges.last?.upperBound) } }

  /// Returns the rectangles of the selected lines of a page.
  func areas(on page: PDFPage) -> [CGRect] {
    let text = page.pageText
    return ranges(on: page).flatMap(text.lines).map(text.bounds).filter { !$0.isEmpty }
  }

  /// Adds a range on a page; adjacent ranges are merged.
  func add(_ range: NSRange, on page: PDFPage) {
    guard range.length > 0 else { return }
    guard let index = parts.firstIndex(where: { $0.page === page }) else {
      let number = page.number ?? 0
      let place = parts.firstIndex { ($0.page.number ?? 0) > number } ?? parts.count
      return parts.insert(Part(page: page, ranges: [range]), at: place)
    }
    var merged: [NSRange] = []
    for next in (parts[index].ranges + [range]).sorted(by: { $0.location < $1.location }) {
      if let last = merged.last, next.location <= last.upperBound {
        merged[merged.count - 1] = last.union(next)
      } else {
        merged.append(next)
      }
    }
    parts[index].ranges = merged
  }

  private func place(_ page: PDFPage, _ character: Int?) -> TextPosition? {
    character.map { TextPosition(page: page.number ?? 0, character: $0) }
  }

  private func ranges(on page: PDFPage) -> [NSRange] {
    parts.first { $0.page === page }?.ranges ?? []
  }

  private func extend(start: Int, end: Int) {
    if let first = parts.first, let range = first.ranges.first, start > 0 {
      let count = min(start, range.location)
      add(NSRange(location: range.location - count, length: count), on: first.page)
    }
    if let last = parts.last, let range = last.ranges.last, end > 0 {
      let count = min(end, last.page.numberOfCharacters - range.upperBound)
      add(NSRange(location: range.upperBound, length: count), on: last.page)
    }
  }
}
