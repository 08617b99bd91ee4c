extension Notification.Name {
  /// A document was unlocked.
  public static let PDFDocumentDidUnlock = Self("PDFDocumentDidUnlock")
  /// A search of a document begins.
  public static let PDFDocumentDidBeginFind = Self("PDFDidBeginFind")
  /// A search of a document is over.
  public static let PDFDocumentDidEndFind = Self("PDFDidEndFind")
  /// The search of a page begins.
  public static let PDFDocumentDidBeginPageFind = Self("PDFDidBeginPageFind")
  /// The search of a page is over.
  public static let PDFDocumentDidEndPageFind = Self("PDFDidEndPageFind")
  /// A search has found the text.
  public static let PDFDocumentDidFindMatch = Self("PDFDidFindMatch")
  /// A view shows another document.
  public static let PDFViewDocumentChanged = Self("PDFViewChangedDocument")
  /// Another page of a view is the current one.
  public static let PDFViewPageChanged = Self("PDFViewChangedPage")
  /// A view has another scale.
  public static let PDFViewScaleChanged = Self("PDFViewScaleChanged")
  /// A view has another selection.
  public static let PDFViewSelectionChanged = Self("PDFViewSelectionChanged")
  /// A view shows other pages.
  public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChanged")
  /// A view shows its pages in another way.
  public static let PDFViewDisplayModeChanged = Self("PDFViewDisplayModeChanged")
  /// A view shows another box of its pages.
  public static let PDFViewDisplayBoxChanged = Self("PDFViewDisplayBoxChanged")
  /// The user taps an annotation.
  public static let PDFViewAnnotationHit = Self("PDFViewAnnotationHit")
  /// The user is about to tap an annotation.
  public static let PDFViewAnnotationWillHit = Self("PDFViewAnnotationWillHit")
  /// Another place is one to which a view can go back.
  public static let PDFViewChangedHistory = Self("PDFViewChangedHistory")
  /// The user copies from a document that does not permit it.
  public static let PDFViewCopyPermission = Self("PDFViewCopyPermission")
  /// The user prints a document that does not permit it.
  public static let PDFViewPrintPermission = Self("PDFViewPrintPermission")
  /// A document begins to be written.
  public static let PDFDocumentDidBeginWrite = Self("PDFDidBeginWrite")
  /// A document was written.
  public static let PDFDocumentDidEndWrite = Self("PDFDidEndWrite")
  /// A page of a document begins to be written.
  public static let PDFDocumentDidBeginPageWrite = Self("PDFDidBeginPageWrite")
  /// A page of a document was written.
  public static let PDFDocumentDidEndPageWrite = Self("PDFDidEndPageWrite")

  /// Pages of a document have another order or size; only for the views of this framework.
  static let pagesOfPDFDocumentChanged = Self("TactusPagesOfPDFDocumentChanged")
}

/// The key of the found selection in a notification of a search.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The key of the page's index in a notification of a search.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"
