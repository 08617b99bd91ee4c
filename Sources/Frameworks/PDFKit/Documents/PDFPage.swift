import TactusCrashReports
import TactusDocumentReading

/// A page of a PDF document.
///
/// Steps QuickLook.PK2…
@preconcurrency @MainActor
open class PDFPage: NSObject {
  /// The document.
  open private(set) nonisolated(unsafe) weak var document: PDFDocument?
  /// The page in Core Graphics; nil for a page of no document.
  open private(set) nonisolated(unsafe) var pageRef: CGPDFPage?

  private var turn = 0
  private var text: PDFPageText?

  /// Creates a page of no document, which is empty.
  public required override init() { super.init() }

  func attach(_ reference: CGPDFPage, of document: PDFDocument) {
    (pageRef, self.document) = (reference, document)
  }

  /// The number of the page, from 1, as a text.
  open var label: String? { pageRef.map { String($0.pageNumber) } }

  // MARK: Geometry

  /// Returns a box of the page, in points of its own coordinates.
  open func bounds(for box: PDFDisplayBox) -> CGRect { pageRef?.getBoxRect(box.box) ?? .zero }

  /// The degrees by which the page is shown turned clockwise, a multiple of 90.
  open var rotation: Int {
    get { ((Int(pageRef?.rotationAngle ?? 0) + turn) % 360 + 360) % 360 }
    set { turn = newValue / 90 * 90 - Int(pageRef?.rotationAngle ?? 0) }
  }

  /// Whether the page is shown on its side.
  private var isOnSide: Bool { rotation % 180 != 0 }

  /// Returns the size of a box as it is shown.
  func shownSize(for box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return isOnSide ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the transform from the page's coordinates to those of a box as it is shown, with its
  /// origin at the lower left corner.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    let (bounds, size) = (bounds(for: box), shownSize(for: box))
    return CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .rotated(by: -CGFloat(rotation) * .pi / 180)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
  }

  /// Transforms a context to draw a box.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {
    context.concatenate(transform(for: box))
  }

  // MARK: Drawing

  /// Draws a box of the page with its lower left corner at the origin.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - context: The context, with y upwards.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let pageRef else { return }
    context.saveGState()
    transform(context, for: box)
    context.clip(to: bounds(for: box))
    context.drawPDFPage(pageRef)
    context.restoreGState()
  }

  /// Returns a picture of the page on white, as large as fits.
  ///
  /// - Parameters:
  ///   - size: The greatest size in points.
  ///   - box: The box.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let shown = shownSize(for: box)
    guard shown.width > 0, shown.height > 0, size.width > 0, size.height > 0 else {
      return UIImage()
    }
    let scale = min(size.width / shown.width, size.height / shown.height)
    let wanted = CGSize(width: shown.width * scale, height: shown.height * scale)
    return UIGraphicsImageRenderer(size: wanted).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: wanted))
      let context = context.cgContext
      context.translateBy(x: 0, y: wanted.height)
      context.scaleBy(x: scale, y: -scale)
      draw(with: box, to: context)
    }
  }

  // MARK: Text

  /// The text; nil if there is none.
  open var string: String? {
    let text = pageText.string
    return text.isEmpty ? nil : text
  }

  /// The text without attributes; nil if there is none.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

  /// The number of UTF-16 units of the text.
  open var numberOfCharacters: Int { pageText.count }

  /// Returns the area of a character in the page's coordinates.
  ///
  /// - Parameter index: The index of its UTF-16 unit.
  open func characterBounds(at index: Int) -> CGRect { pageText.area(at: index) }

  /// Returns the index of the character at a point, or the nearest one in its line; -1 if the page
  /// has no text.
  ///
  /// - Parameter point: The point in the page's coordinates.
  open func characterIndex(at point: CGPoint) -> Int { pageText.index(at: point) }

  /// The links of the page.
  open lazy var annotations: [PDFAnnotation] = pageText.links.map { PDFAnnotation($0, on: self) }

  /// Returns the link at a point; nil if there is none.
  ///
  /// - Parameter point: The point in the page's coordinates.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  // MARK: Selections

  /// Returns the selection of a range of the text; nil if the text has no such range.
  open func selection(for range: NSRange) -> PDFSelection? {
    guard let document, range.location >= 0, range.length > 0,
      range.upperBound <= numberOfCharacters
    else { return nil }
    let selection = PDFSelection(document: document)
    selection.add(range, on: self)
    return selection
  }

  /// Returns the selection of the text in a rectangle; nil if there is none.
  ///
  /// - Parameter rect: The rectangle in the page's coordinates.
  open func selection(for rect: CGRect) -> PDFSelection? {
    guard let document else { return nil }
    let selection = PDFSelection(document: document)
    for range in pageText.ranges(in: rect) { selection.add(range, on: self) }
    return selection.isEmpty ? nil : selection
  }

  /// Returns the selection between two points; nil if there is no text.
  ///
  /// - Parameters:
  ///   - startPoint: The first point in the page's coordinates.
  ///   - endPoint: The last point in the page's coordinates.
  open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    let (a, b) = (characterIndex(at: startPoint), characterIndex(at: endPoint))
    guard a >= 0, b >= 0 else { return nil }
    return selection(for: NSRange(location: min(a, b), length: abs(a - b) + 1))
  }

  /// Returns the selection of the word at a point; nil if there is none.
  ///
  /// - Parameter point: The point in the page's coordinates.
  open func selectionForWord(at point: CGPoint) -> PDFSelection? {
    pageText.word(at: point).flatMap(selection)
  }

  /// Returns the selection of the line at a point; nil if there is none.
  ///
  /// - Parameter point: The point in the page's coordinates.
  open func selectionForLine(at point: CGPoint) -> PDFSelection? {
    pageText.line(at: point).flatMap(selection)
  }

  // MARK: Internals

  /// The text of the page, which is read when it is first asked for.
  var pageText: PDFPageText {
    if let text { return text }
    let read = PDFPageText(Self.read(pageRef))
    text = read
    return read
  }

  /// Reads the text on another thread, and then calls a function.
  func loadText(_ then: @escaping @MainActor @Sendable () -> Void) {
    guard text == nil else { return then() }
    BackgroundReading.run { [pageRef] in
      PDFPageText(Self.read(pageRef))
    } then: { [self] read in
      if text == nil { text = read }
      then()
    }
  }

  private nonisolated static func read(_ page: CGPDFPage?) -> PageContent {
    let nothing = PageContent(text: "", areas: [], links: [])
    guard let page else { return nothing }
    do {
      return try page.content()
    } catch {
      RuntimeWarning.once(
        "the text of page \(page.pageNumber) of a PDF document is not read: \(error.message)")
      return nothing
    }
  }

  /// Returns the places of a text on the page.
  func places(of string: String, _ options: NSString.CompareOptions) -> [PDFSelection] {
    pageText.places(of: string, options).compactMap(selection)
  }
}
