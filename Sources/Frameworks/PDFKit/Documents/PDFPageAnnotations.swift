/// The annotations of a page: those of its document, and those of the app.
@MainActor
struct PDFPageAnnotations {
  /// All in their order.
  private(set) var all: [PDFAnnotation]
  /// The indices of the document's annotations that the app has removed.
  private(set) var removed: Set<Int> = []

  init(_ all: [PDFAnnotation]) { self.all = all }

  /// The indices of annotations that a page image omits, because they have changed.
  var hidden: [Int] {
    (removed + all.filter(\.isChanged).compactMap(\.index)).filter { $0 >= 0 }.sorted()
  }

  /// The annotations that the page image does not contain.
  var drawn: [PDFAnnotation] {
    all.filter { ($0.isChanged || $0.index == nil) && $0.shouldDisplay }
  }

  /// Whether the annotations differ from those of the document.
  var isChanged: Bool { !removed.isEmpty || all.contains { $0.isChanged || $0.index == nil } }

  mutating func add(_ annotation: PDFAnnotation) {
    all.append(annotation)
    if let index = annotation.index { removed.remove(index) }
  }

  mutating func remove(_ annotation: PDFAnnotation) -> Bool {
    guard let place = all.firstIndex(where: { $0 === annotation }) else { return false }
    all.remove(at: place)
    if let index = annotation.index { removed.insert(index) }
    return true
  }

  func copy(on page: PDFPage) -> PDFPageAnnotations {
    var copy = self
    copy.all = all.map { annotation in
      let new = annotation.copy() as? PDFAnnotation ?? annotation
      (new.index, new.isChanged) = (annotation.index, annotation.isChanged)
      new.page = page
      return new
    }
    return copy
  }
}
