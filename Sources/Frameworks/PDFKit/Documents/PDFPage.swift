import TactusCrashReports
import TactusDocumentReading

/// A page of a PDF document (QuickLook.PK2…).
@preconcurrency @MainActor
open class PDFPage: NSObject, NSCopying {
  /// The document.
  ///
  /// Unchecked because one thread at a time uses a document and its pages.
  open internal(set) nonisolated(unsafe) weak var document: PDFDocument?
  /// The page in Core Graphics; nil for a page that is not from a file.
  ///
  /// Unchecked because one thread at a time uses a document and its pages.
  open private(set) nonisolated(unsafe) var pageRef: CGPDFPage?

  private var turn = 0
  private var text: PDFPageText?
  /// The boxes that the app has set.
  private(set) var boxes: [PDFDisplayBox: CGRect] = [:]
  /// The image of a page created from one, with its rectangle.
  private(set) var picture: (image: UIImage, area: CGRect, quality: CGFloat)?
  /// The annotations; nil until they are read.
  var annotationList: PDFPageAnnotations?
  /// The views that show the page.
  let views = NSHashTable<PDFPageView>.weakObjects()

  /// Creates an empty page without a document.
  public required override init() { super.init() }

  /// Creates a page from an image; nil if its size is zero.
  public convenience init?(image: UIImage) { self.init(image: image, options: [:]) }

  /// Creates a page from an image; nil if its size is zero.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - options: The box of the page, its rotation, and the encoding of the image.
  public convenience init?(image: UIImage, options: [ImageInitializationOption: Any]) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    self.init()
    let value = options[.mediaBox]
    let given = (value as? NSValue)?.cgRectValue ?? value as? CGRect
    let box = given ?? CGRect(origin: .zero, size: image.size)
    boxes[.mediaBox] = box
    turn = AnnotationValue.number(options[.rotation]).map { Int($0) / 90 * 90 } ?? 0
    let fit = min(box.width / image.size.width, box.height / image.size.height)
    let scale = options[.upscaleIfSmaller] as? Bool == true ? fit : min(1, fit)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    let area = CGRect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
    let quality = AnnotationValue.number(options[.compressionQuality])
    picture = (image, area, quality ?? Self.quality)
  }

  /// Returns a copy of the page with its annotations, without a document.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: PDFPage = MainActor.assumeIsolated {
      let copy = Self()
      (copy.pageRef, copy.turn, copy.text) = (pageRef, turn, text)
      (copy.boxes, copy.picture) = (boxes, picture)
      copy.annotationList = annotationList?.copy(on: copy)
      return copy
    }
    return copy
  }

  /// The JPEG quality of an image.
  ///
  /// - Source: ours. Confidence: guess.
  private static let quality: CGFloat = 0.9

  func attach(_ reference: CGPDFPage, of document: PDFDocument) {
    (pageRef, self.document) = (reference, document)
  }

  /// The number of the page as a string, starting at 1.
  open var label: String? { number.map { String($0) } }

  /// The number of the page in its document, starting at 1; nil without a document.
  nonisolated var number: Int? {
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return index + 1
  }

  /// The page as a document of its own; nil if its document cannot be read.
  open var dataRepresentation: Data? { PDFComposer.data(of: [self], of: nil) }

  // MARK: Geometry

  /// Returns a display box, in points of the page's coordinates.
  ///
  /// A page that is not from a file has the size of US Letter, as on an iPhone (observed by
  /// others).
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let own = boxes[box] { return own }
    if let pageRef { return pageRef.getBoxRect(box.box) }
    return boxes[.cropBox] ?? boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  /// Sets a display box, in points of the page's coordinates.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
    boxes[box] = bounds
    document?.isChanged = true
    document?.postLayout()
  }

  /// The rotation of the page in degrees clockwise, a multiple of 90.
  open var rotation: Int {
    get { ((Int(pageRef?.rotationAngle ?? 0) + turn) % 360 + 360) % 360 }
    set {
      turn = newValue / 90 * 90 - Int(pageRef?.rotationAngle ?? 0)
      document?.isChanged = true
      document?.postLayout()
    }
  }

  /// Whether the page is rotated by a quarter turn.
  private var isOnSide: Bool { rotation % 180 != 0 }

  /// Returns the size of a rotated box.
  func shownSize(for box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return isOnSide ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the transform from the page's coordinates to those of a rotated box, with its origin
  /// in the lower left corner.
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

  /// Draws a display box, with its lower left corner at the origin.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - context: The context, with y upwards.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    context.saveGState()
    transform(context, for: box)
    context.clip(to: bounds(for: box))
    if let pageRef { context.drawPDFPage(pageRef, hiding: hiddenAnnotations) }
    if let picture {
      UIGraphicsPushContext(context)
      context.saveGState()
      context.translateBy(x: picture.area.minX, y: picture.area.maxY)
      context.scaleBy(x: 1, y: -1)
      picture.image.draw(in: CGRect(origin: .zero, size: picture.area.size))
      context.restoreGState()
      UIGraphicsPopContext()
    }
    drawAnnotations(with: box, in: context)
    context.restoreGState()
  }

  /// Returns an image of the page on white, scaled to fit.
  ///
  /// - Parameters:
  ///   - size: The maximum size in points.
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

  /// The text, without styles; nil if there is none.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

  /// The number of UTF-16 units of the text.
  open var numberOfCharacters: Int { pageText.count }

  /// Returns the area of a character in the page's coordinates.
  ///
  /// - Parameter index: The index of its UTF-16 unit.
  open func characterBounds(at index: Int) -> CGRect { pageText.area(at: index) }

  /// Returns the index of the character at a point, or the nearest one in its line; −1 if the page
  /// has no text.
  ///
  /// - Parameter point: The point in the page's coordinates.
  open func characterIndex(at point: CGPoint) -> Int { pageText.index(at: point) }

  // MARK: Annotations

  /// The annotations, from back to front.
  open var annotations: [PDFAnnotation] { loadedAnnotations.all }

  /// Whether annotations are drawn.
  open var displaysAnnotations = true { didSet { annotationsChanged() } }

  /// Adds an annotation in front of the others.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    guard annotation.page !== self || !annotations.contains(where: { $0 === annotation }) else {
      return
    }
    annotation.page?.removeAnnotation(annotation)
    loadedAnnotations.add(annotation)
    annotation.page = self
    annotationsChanged()
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    guard loadedAnnotations.remove(annotation) else { return }
    annotation.page = nil
    annotationsChanged()
  }

  /// Returns the frontmost annotation at a point; nil if there is none.
  ///
  /// - Parameter point: The point in the page's coordinates.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.type != "Popup" && $0.bounds.contains(point) }
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

  /// The text of the page, read on first access.
  var pageText: PDFPageText {
    if let text { return text }
    let read = PDFPageText(Self.read(pageRef))
    text = read
    return read
  }

  /// Reads the text on another thread, and then calls a closure.
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

  /// Returns the ranges of a string on the page.
  func places(of string: String, _ options: NSString.CompareOptions) -> [PDFSelection] {
    pageText.places(of: string, options).compactMap(selection)
  }
}
