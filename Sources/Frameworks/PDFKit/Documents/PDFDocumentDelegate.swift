/// An object that follows a search, and names the classes of a document's parts.
@preconcurrency @MainActor
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// Tells that the document is unlocked.
  func documentDidUnlock(_ notification: Notification)
  /// Tells that a search begins.
  func documentDidBeginDocumentFind(_ notification: Notification)
  /// Tells that a search is over.
  func documentDidEndDocumentFind(_ notification: Notification)
  /// Tells that the search of a page begins.
  func documentDidBeginPageFind(_ notification: Notification)
  /// Tells that the search of a page is over.
  func documentDidEndPageFind(_ notification: Notification)
  /// Tells that a search has found the text.
  func documentDidFindMatch(_ notification: Notification)
  /// Receives a place where a search has found the text.
  func didMatchString(_ instance: PDFSelection)
  /// Returns the class of pages; by default `PDFPage`.
  func classForPage() -> AnyClass
  /// Returns the class of annotations of a kind; by default `PDFAnnotation`.
  ///
  /// It is not called: annotations that a document has are of this class (QuickLook.PA1).
  func `class`(forAnnotationType annotationType: String) -> AnyClass
}

extension PDFDocumentDelegate {
  /// Does nothing.
  public func documentDidUnlock(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidBeginDocumentFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidBeginPageFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidEndPageFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidFindMatch(_ notification: Notification) {}
  /// Does nothing.
  public func didMatchString(_ instance: PDFSelection) {}
  /// Returns `PDFPage`.
  public func classForPage() -> AnyClass { PDFPage.self }
  /// Returns `PDFAnnotation`.
  public func `class`(forAnnotationType annotationType: String) -> AnyClass {
    PDFAnnotation.self
  }
}
