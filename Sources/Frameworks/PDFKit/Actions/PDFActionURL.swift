/// An action that opens an address.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFActionURL: PDFAction, @unchecked Sendable {
  /// The address.
  open var url: URL?
  /// The kind: `URI`.
  open override var type: String { "URI" }

  /// Creates an action of an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Returns a copy of the action.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFActionURL(url: URL(filePath: "/"))
    copy.url = url
    return copy
  }
}
