/// An element with text that is read page by page, such as a book (VoiceOver.RE3).
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: NSObjectProtocol {
  /// Returns the number of the line at a point of the screen; `NSNotFound` if there is none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line; nil if there is none.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of a line on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the page; nil if there is none.
  func accessibilityPageContent() -> String?
  /// Returns the text of a line with speech attributes.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// Returns the text of the page with speech attributes.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// Returns the text of a line with speech attributes; by default the text of the line.
  public func accessibilityAttributedContent(
    forLineNumber lineNumber: Int
  ) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
  }

  /// Returns the text of the page with speech attributes; by default the text of the page.
  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map { NSAttributedString(string: $0) }
  }
}
