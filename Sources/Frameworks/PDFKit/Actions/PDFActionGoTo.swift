/// An action that goes to a destination in the document.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  /// The destination.
  open var destination: PDFDestination
  /// The kind: `GoTo`.
  open override var type: String { "GoTo" }

  /// Creates an action for a destination.
  public init(destination: PDFDestination) {
    self.destination = destination
    super.init()
  }

  /// Returns a copy of the action.
  open override func copy(with zone: NSZone? = nil) -> Any {
    PDFActionGoTo(destination: destination)
  }
}
