/// The delegate of a text layout manager.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the fragment of an element, such as one of a subclass that draws more; by default a
  /// standard one.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  /// Returns a standard fragment.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
}
