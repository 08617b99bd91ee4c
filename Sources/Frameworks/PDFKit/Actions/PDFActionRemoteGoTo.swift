/// An action that goes to a destination in another document.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFActionRemoteGoTo: PDFAction, @unchecked Sendable {
  /// The index of the page.
  open var pageIndex: Int
  /// The point in the page's coordinates.
  open var point: CGPoint
  /// The file of the document.
  open var url: URL
  /// The kind: `GoToR`.
  open override var type: String { "GoToR" }

  /// Creates an action for a destination.
  ///
  /// - Parameters:
  ///   - pageIndex: The index of the page.
  ///   - point: The point in the page's coordinates.
  ///   - url: The file of the document.
  public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
    (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
    super.init()
  }

  /// Returns a copy of the action.
  open override func copy(with zone: NSZone? = nil) -> Any {
    PDFActionRemoteGoTo(pageIndex: pageIndex, at: point, fileURL: url)
  }
}
