internal import TactusCrashReports
internal import TactusDocumentPages
internal import TactusEmbeddedPhone

/// The number of pages of a PDF document and pictures of them, read off the main thread in a
/// sandbox (Printing.OP3).
@MainActor
final class DocumentPreview {
  /// The number of pages; nil until the document is read, and for one that cannot be read.
  private(set) var pageCount: Int?
  /// A closure that is called when the number of pages or a picture is there.
  var onChange: () -> Void = {}

  private let document: DocumentPages
  private let queue: HandlerQueue
  private var pictures: [Int: UIImage] = [:]
  private var asked: Set<Int> = []

  /// The pixels of the longer side of a picture.
  ///
  /// - Source: three times the height of the preview in points. Confidence: guess.
  private nonisolated static let longestSide = 600

  /// Creates a preview of a document, and begins to read it.
  init(_ data: Data) {
    let document = DocumentPages(Array(data))
    self.document = document
    queue = HandlerQueue("printing.preview", of: EmbeddedPhone.link)
    read({ () throws(DocumentPagesError) in try document.count() }) { [weak self] count in
      self?.pageCount = count
    }
  }

  /// Returns the picture of a page; nil until it is there, which is told.
  ///
  /// - Parameter index: The index of the page.
  func picture(of index: Int) -> UIImage? {
    guard pictures[index] == nil, asked.insert(index).inserted else { return pictures[index] }
    let document = document
    read({ () throws(DocumentPagesError) in
      try document.picture(ofPage: index + 1, longestSide: Self.longestSide)
    }) { [weak self] bytes in self?.pictures[index] = UIImage(data: Data(bytes)) }
    return nil
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable () throws(DocumentPagesError) -> Value,
    _ keep: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    let delivery = LateDelivery()
    queue.async {
      let result = Result { () throws(DocumentPagesError) in try body() }
      delivery.run { [weak self] in
        switch result {
        case .success(let value): keep(value)
        case .failure(let error):
          RuntimeWarning.once("a document has no preview: \(error.message)", kind: "note")
        }
        self?.onChange()
      }
    }
  }
}
