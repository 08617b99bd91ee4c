import TactusCrashReports
import TactusDocumentReading

extension PDFPage {
  /// The annotations, read on first access (QuickLook.PA1).
  var loadedAnnotations: PDFPageAnnotations {
    get {
      if let annotationList { return annotationList }
      let read = PDFPageAnnotations(readAnnotations())
      annotationList = read
      return read
    }
    set { annotationList = newValue }
  }

  /// The indices of the document's annotations that the page image omits.
  var hiddenAnnotations: [Int] {
    guard displaysAnnotations else {
      return loadedAnnotations.all.compactMap(\.index).filter { $0 >= 0 }
        + loadedAnnotations.hidden
    }
    return annotationList?.hidden ?? []
  }

  /// Draws the annotations that the page image does not contain.
  func drawAnnotations(with box: PDFDisplayBox, in context: CGContext) {
    guard displaysAnnotations, let annotationList else { return }
    for annotation in annotationList.drawn { annotation.draw(with: box, in: context) }
  }

  /// Redraws the annotations wherever the page is shown.
  func annotationsChanged() {
    document?.isChanged = true
    for view in views.allObjects { view.annotationsChanged() }
  }

  private func readAnnotations() -> [PDFAnnotation] {
    guard let pageRef else { return [] }
    guard let found = try? pageRef.annotations() else {
      // In an encrypted document, only links can be read.
      return pageText.links.map { PDFAnnotation($0, on: self) }
    }
    let pages = Dictionary(
      found.pages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return found.objects.sorted { $0.key < $1.key }.compactMap { index, value in
      guard let entries = value.entries else { return nil }
      return PDFAnnotation(entries, index: index, on: self) { place in
        PDFDestination(place, pages, of: self.document)
      }
    }
  }
}

extension PDFDestination {
  /// Creates a destination from a value of the format; nil if it is not in the document.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - pages: The page indices by object number.
  ///   - document: The document.
  @MainActor
  convenience init?(_ value: PDFValue?, _ pages: [Int: Int], of document: PDFDocument?) {
    guard let parts = value?.elements, let first = parts.first else { return nil }
    guard let index = first.target.map({ pages[$0] }) ?? first.integer,
      let page = document?.originalPage(index)
    else { return nil }
    let nothing = kPDFDestinationUnspecifiedValue
    func number(_ index: Int) -> CGFloat {
      parts.indices.contains(index) ? parts[index].number.map { CGFloat($0) } ?? nothing : nothing
    }
    let kind = parts.count > 1 ? parts[1].name : nil
    switch kind {
    case "XYZ":
      self.init(page: page, at: CGPoint(x: number(2), y: number(3)))
      if parts.count > 4, let zoom = parts[4].number, zoom > 0 { self.zoom = CGFloat(zoom) }
    case "FitH", "FitBH": self.init(page: page, at: CGPoint(x: nothing, y: number(2)))
    case "FitV", "FitBV": self.init(page: page, at: CGPoint(x: number(2), y: nothing))
    case "FitR": self.init(page: page, at: CGPoint(x: number(2), y: number(5)))
    default: self.init(page: page, at: CGPoint(x: nothing, y: nothing))
    }
  }
}
