/// An action that shows a place of the document.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  /// The place.
  open var destination: PDFDestination
  /// The kind: `GoTo`.
  open override var type: String { "GoTo" }

  /// Creates an action of a place.
  public init(destination: PDFDestination) {
    self.destination = destination
    super.init()
  }

  /// Returns an action of the same place.
  open override func copy(with zone: NSZone? = nil) -> Any {
    PDFActionGoTo(destination: destination)
  }
}
