/// A reference to a document for observers, which do not keep it alive.
///
/// Sendable because any thread may hold the reference, and the document is used as its class says.
final class DocumentObserver: @unchecked Sendable {
  private(set) weak var document: UIDocument?

  init(_ document: UIDocument) { self.document = document }
}
