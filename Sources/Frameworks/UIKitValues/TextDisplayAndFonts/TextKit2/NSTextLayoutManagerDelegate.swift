/// Methods of the delegate of a layout manager of TextKit 2.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the fragment of an element, such as one of a subclass that draws more; by default a
  /// usual one.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  /// Returns a usual fragment.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
}
