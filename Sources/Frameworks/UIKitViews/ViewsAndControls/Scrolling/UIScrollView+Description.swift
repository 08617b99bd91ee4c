/// A scroll view that describes its content.
@MainActor package protocol DescribedScrollView {
  /// The text after the insets in the description, starting with a semicolon; may be empty.
  var contentText: String { get }
}

extension UIScrollView {
  /// The end of the description: offset, size and insets (Views.RD2).
  var scrollingText: String {
    func list(_ values: [CGFloat]) -> String {
      "{\(values.map(DebugText.number).joined(separator: ", "))}"
    }
    let insets = adjustedContentInset
    return "; contentOffset: " + list([contentOffset.x, contentOffset.y])
      + "; contentSize: " + list([contentSize.width, contentSize.height])
      + "; adjustedContentInset: "
      + list([insets.top, insets.left, insets.bottom, insets.right])
      + ((self as? any DescribedScrollView)?.contentText ?? "")
  }
}
