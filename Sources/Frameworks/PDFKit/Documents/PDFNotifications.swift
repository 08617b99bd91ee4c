extension Notification.Name {
  /// A document was unlocked.
  public static let PDFDocumentDidUnlock = Self("PDFDocumentDidUnlock")
  /// A search of a document has begun.
  public static let PDFDocumentDidBeginFind = Self("PDFDidBeginFind")
  /// A search of a document has ended.
  public static let PDFDocumentDidEndFind = Self("PDFDidEndFind")
  /// The search of a page has begun.
  public static let PDFDocumentDidBeginPageFind = Self("PDFDidBeginPageFind")
  /// The search of a page has ended.
  public static let PDFDocumentDidEndPageFind = Self("PDFDidEndPageFind")
  /// A search has found a match.
  public static let PDFDocumentDidFindMatch = Self("PDFDidFindMatch")
  /// A view's document has changed.
  public static let PDFViewDocumentChanged = Self("PDFViewChangedDocument")
  /// A view's current page has changed.
  public static let PDFViewPageChanged = Self("PDFViewChangedPage")
  /// A view's scale has changed.
  public static let PDFViewScaleChanged = Self("PDFViewScaleChanged")
  /// A view's selection has changed.
  public static let PDFViewSelectionChanged = Self("PDFViewSelectionChanged")
  /// A view's visible pages have changed.
  public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChanged")
  /// A view's display mode has changed.
  public static let PDFViewDisplayModeChanged = Self("PDFViewDisplayModeChanged")
  /// A view's display box has changed.
  public static let PDFViewDisplayBoxChanged = Self("PDFViewDisplayBoxChanged")
  /// The user has tapped an annotation.
  public static let PDFViewAnnotationHit = Self("PDFViewAnnotationHit")
  /// The user is about to tap an annotation.
  public static let PDFViewAnnotationWillHit = Self("PDFViewAnnotationWillHit")
  /// A view's history has changed.
  public static let PDFViewChangedHistory = Self("PDFViewChangedHistory")
  /// The user has tried to copy from a document that does not permit it.
  public static let PDFViewCopyPermission = Self("PDFViewCopyPermission")
  /// The user has tried to print a document that does not permit it.
  public static let PDFViewPrintPermission = Self("PDFViewPrintPermission")
  /// The writing of a document has begun.
  public static let PDFDocumentDidBeginWrite = Self("PDFDidBeginWrite")
  /// A document has been written.
  public static let PDFDocumentDidEndWrite = Self("PDFDidEndWrite")
  /// The writing of a page has begun.
  public static let PDFDocumentDidBeginPageWrite = Self("PDFDidBeginPageWrite")
  /// A page has been written.
  public static let PDFDocumentDidEndPageWrite = Self("PDFDidEndPageWrite")

  /// The order or the sizes of a document's pages have changed; only for the views of this
  /// framework.
  static let pagesOfPDFDocumentChanged = Self("TactusPagesOfPDFDocumentChanged")
}

/// The key of the found selection in a notification of a search.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The key of the page's index in a notification of a search.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"
