/// Callbacks about searches, and the classes of pages and annotations.
@preconcurrency @MainActor
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// Called after the document was unlocked.
  func documentDidUnlock(_ notification: Notification)
  /// Called when a search begins.
  func documentDidBeginDocumentFind(_ notification: Notification)
  /// Called when a search has ended.
  func documentDidEndDocumentFind(_ notification: Notification)
  /// Called when the search of a page begins.
  func documentDidBeginPageFind(_ notification: Notification)
  /// Called when the search of a page has ended.
  func documentDidEndPageFind(_ notification: Notification)
  /// Called for each match.
  func documentDidFindMatch(_ notification: Notification)
  /// Called with the selection of each match.
  func didMatchString(_ instance: PDFSelection)
  /// Returns the class of pages; by default `PDFPage`.
  func classForPage() -> AnyClass
  /// Returns the class of annotations of a type; by default `PDFAnnotation`.
  ///
  /// It is never called: annotations of a document are always of this class (QuickLook.PA1).
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
