/// The methods by which a delegate describes what a scroll view shows after it was scrolled.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns what VoiceOver announces after the scroll view was scrolled by three fingers; nil for
  /// the number of the page (VoiceOver.AP3).
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns the same as an attributed string, which is preferred.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns nil, for the number of the page.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Returns nil, for the status as a string.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}
