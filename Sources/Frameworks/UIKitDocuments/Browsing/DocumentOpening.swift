/// The opening of a document by its controller, until the document is open or cannot be opened.
@MainActor
final class DocumentOpening {
  /// The document.
  let document: UIDocument
  /// The handlers that receive whether the document is open.
  var handlers: [(Bool) -> Void] = []
  /// Whether the document is closed as soon as it is open, because its controller is removed.
  var closesAtOnce = false

  init(_ document: UIDocument) { self.document = document }
}
