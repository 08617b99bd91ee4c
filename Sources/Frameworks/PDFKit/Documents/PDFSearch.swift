import TactusVirtualTime

/// A search of a document, page by page, so that the app can run in between.
@MainActor
final class PDFSearch {
  private weak var document: PDFDocument?
  private let strings: [String]
  private let options: NSString.CompareOptions
  private var next = 0
  private var isCancelled = false

  init(_ document: PDFDocument, _ strings: [String], _ options: NSString.CompareOptions) {
    (self.document, self.strings, self.options) = (document, strings, options)
  }

  func cancel() { isCancelled = true }

  /// Searches the text of the next page, and continues until the last one.
  func searchNextPage() {
    // The app runs in between, even if the text is already available.
    PhoneTime.runLater { [weak self] in
      guard let self, let document, !isCancelled else { return }
      guard let page = document.page(at: next) else { return document.endSearch(self) }
      page.loadText { [weak self] in self?.search(page) }
    }
  }

  private func search(_ page: PDFPage) {
    guard let document, !isCancelled else { return }
    let index = [PDFDocumentPageIndexKey: next]
    document.post(.PDFDocumentDidBeginPageFind, index) { $0.documentDidBeginPageFind($1) }
    for selection in strings.flatMap({ page.places(of: $0, options) }) {
      guard !isCancelled else { return }
      document.post(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: selection]) {
        $0.documentDidFindMatch($1)
        $0.didMatchString(selection)
      }
    }
    guard !isCancelled else { return }
    document.post(.PDFDocumentDidEndPageFind, index) { $0.documentDidEndPageFind($1) }
    next += 1
    searchNextPage()
  }
}
