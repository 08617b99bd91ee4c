internal import TactusCrashReports
internal import TactusDocumentReading
internal import TactusPDFDocuments
internal import TactusThreads

/// The number of pages of a PDF document and pictures of them, which another thread reads
/// (Printing.OP3).
@MainActor
final class DocumentPreview {
  /// The number of pages; nil until the document is read, and for one that cannot be read.
  private(set) var pageCount: Int?
  /// A closure that is called when the number of pages or a picture is available.
  var onChange: () -> Void = {}

  private var document: CGPDFDocument?
  /// A document that is slow does not keep others waiting.
  private let worker = SerialWorker()
  private var pictures: [Int: UIImage] = [:]
  private var asked: Set<Int> = []
  /// Whether the document was read, or cannot be.
  private var isRead = false
  private var waiting: [() -> Void] = []

  /// The pixels of the longer side of a picture.
  ///
  /// - Source: three times the height of the preview in points. Confidence: guess.
  private nonisolated static let longestSide = 600

  /// Creates a preview of a document, and begins to read it.
  init(_ data: Data) {
    read { () throws(ReaderFailure) in
      let reader = DocumentReader(try .copying(data), as: .pages)
      // A person may have unlocked the document before printing it.
      _ = try reader.openAsUnlocked()
      return try CGPDFDocument(opening: reader)
    } then: { [weak self] (document: CGPDFDocument) in
      self?.document = document
      self?.pageCount = document.description?.pageCount
    } finally: { [weak self] in
      self?.finishReading()
    }
  }

  /// Runs a closure when the document is read, or cannot be.
  func whenRead(_ body: @escaping () -> Void) {
    if isRead { body() } else { waiting.append(body) }
  }

  private func finishReading() {
    isRead = true
    defer { waiting = [] }
    for body in waiting { body() }
  }

  /// Returns the picture of a page; nil until it is available, which `onChange` reports.
  ///
  /// - Parameter index: The index of the page.
  func picture(of index: Int) -> UIImage? {
    guard let page = document?.page(at: index + 1), pictures[index] == nil,
      asked.insert(index).inserted
    else { return pictures[index] }
    read { () throws(ReaderFailure) in
      try page.picture(longestSide: Self.longestSide)
    } then: { [weak self] (image: CGImage) in
      self?.pictures[index] = UIImage(cgImage: image)
    }
    return nil
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable () throws(ReaderFailure) -> Value,
    then keep: @escaping @MainActor @Sendable (Value) -> Void,
    finally: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    BackgroundReading.run(on: worker) {
      Result { () throws(ReaderFailure) in try body() }
    } then: { [weak self] result in
      switch result {
      case .success(let value): keep(value)
      case .failure(let error):
        RuntimeWarning.once("a document has no preview: \(error.message)", kind: "note")
      }
      self?.onChange()
      finally()
    }
  }
}
