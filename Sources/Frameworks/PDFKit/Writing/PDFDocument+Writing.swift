import TactusCrashReports

extension PDFDocument {
  /// Returns the bytes of the document, written with options.
  ///
  /// - Parameter options: The options of `PDFDocumentWriteOption`.
  public func dataRepresentation(options: [AnyHashable: Any]) -> Data? {
    let names = Set(
      options.keys.map {
        ($0.base as? PDFDocumentWriteOption)?.rawValue ?? $0.base as? String ?? ""
      })
    let passwords = [PDFDocumentWriteOption.ownerPasswordOption, .userPasswordOption]
    guard names.isDisjoint(with: passwords.map(\.rawValue)) else {
      // An unprotected document must not replace a protected one.
      RuntimeWarning.once("a PDF document with a password is not written")
      return nil
    }
    if !names.isEmpty {
      RuntimeWarning.once("a PDF document is written without its options, which have no effect")
    }
    return dataRepresentation()
  }

  /// Writes the document to a file, and returns whether that succeeded (QuickLook.PA6).
  public func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

  /// Writes the document to a file, and returns whether that succeeded.
  public func write(toFile path: String) -> Bool { write(to: URL(filePath: path)) }

  /// Writes the document to a file with options, and returns whether that succeeded.
  public func write(
    toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?
  ) -> Bool { write(to: URL(filePath: path), withOptions: options) }

  /// Writes the document to a file with options, and returns whether that succeeded.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The options; a document with a password is not written.
  public func write(
    to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?
  ) -> Bool {
    let center = NotificationCenter.default
    center.post(name: .PDFDocumentDidBeginWrite, object: self)
    defer { center.post(name: .PDFDocumentDidEndWrite, object: self) }
    let plain = Dictionary(uniqueKeysWithValues: (options ?? [:]).map { (AnyHashable($0), $1) })
    guard let data = dataRepresentation(options: plain) else { return false }
    for index in 0..<pageCount {
      let info = [PDFDocumentPageIndexKey: index]
      center.post(name: .PDFDocumentDidBeginPageWrite, object: self, userInfo: info)
      center.post(name: .PDFDocumentDidEndPageWrite, object: self, userInfo: info)
    }
    return (try? data.write(to: url, options: .atomic)) != nil
  }

  /// Returns the outline entry of a selection: the last one whose destination is not after it; nil
  /// if there is none.
  @MainActor @preconcurrency
  public func outlineItem(for selection: PDFSelection) -> PDFOutline? {
    guard let root = outlineRoot, let page = selection.pages.first else { return nil }
    let area = selection.bounds(for: page)
    let place = PDFDestination(page: page, at: CGPoint(x: area.minX, y: area.maxY))
    var found: PDFOutline?
    func search(_ outline: PDFOutline) {
      for child in outline.children {
        if let start = child.destination, start.page != nil,
          start.compare(place) != .orderedDescending
        {
          found = child
        }
        search(child)
      }
    }
    search(root)
    return found
  }

  /// Returns the selection between two points of pages, of whole characters, words or lines.
  ///
  /// - Parameters:
  ///   - startPage: The page of the first point.
  ///   - startPoint: The first point, in the page's coordinates.
  ///   - endPage: The page of the last point.
  ///   - endPoint: The last point, in the page's coordinates.
  ///   - granularity: The granularity of the selection.
  @MainActor @preconcurrency
  public func selection(
    from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint,
    with granularity: PDFSelectionGranularity
  ) -> PDFSelection? {
    let selection = selection(from: startPage, at: startPoint, to: endPage, at: endPoint)
    switch granularity {
    case .character: break
    case .word:
      for (page, point) in [(startPage, startPoint), (endPage, endPoint)] {
        if let word = page.selectionForWord(at: point) { selection?.add(word) }
      }
    case .line: selection?.extendForLineBoundaries()
    }
    return selection
  }
}
