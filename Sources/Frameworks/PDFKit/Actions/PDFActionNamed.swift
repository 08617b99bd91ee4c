/// An action of the viewer, which has a name.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFActionNamed: PDFAction, @unchecked Sendable {
  /// The name.
  open var name: PDFActionNamedName
  /// The kind: `Named`.
  open override var type: String { "Named" }

  /// Creates an action of a name.
  public init(name: PDFActionNamedName) {
    self.name = name
    super.init()
  }

  /// Returns a copy of the action.
  open override func copy(with zone: NSZone? = nil) -> Any { PDFActionNamed(name: name) }
}
