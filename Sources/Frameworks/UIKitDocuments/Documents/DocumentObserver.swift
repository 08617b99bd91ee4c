/// A reference to a document for observers, which do not keep it alive.
final class DocumentObserver: @unchecked Sendable {
  private(set) weak var document: UIDocument?

  init(_ document: UIDocument) { self.document = document }
}
