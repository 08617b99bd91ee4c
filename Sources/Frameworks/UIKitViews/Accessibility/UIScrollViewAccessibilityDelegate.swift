/// The description of a scroll view's visible content, provided by a delegate.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the announcement after a three-finger scroll; nil for the page number (VoiceOver.AP3).
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns the announcement as an attributed string, which is preferred.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns nil: the page number is announced.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Returns nil: the plain status is announced.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}
