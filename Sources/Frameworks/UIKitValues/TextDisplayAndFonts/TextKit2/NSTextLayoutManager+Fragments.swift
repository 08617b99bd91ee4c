// The fragments of the delegate (TextKit.TL10).
extension NSTextLayoutManager {
  /// Returns the fragment of an element.
  func fragment(of element: NSTextElement) -> NSTextLayoutFragment {
    let location = element.elementRange?.location ?? documentRange.location
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: nil)
    fragment.belong(to: self, element)
    return fragment
  }

  /// Draws the delegate's fragments that intersect an area of the container.
  ///
  /// - Parameters:
  ///   - bounds: The area.
  ///   - origin: The position of the container's corner.
  ///   - context: The context.
  /// - Returns: Whether there is a delegate; without one, nothing is drawn.
  package func drawFragments(
    in bounds: CGRect, at origin: CGPoint, _ context: CGContext
  ) -> Bool {
    guard delegate != nil else { return false }
    for fragment in fragments(in: bounds) {
      let frame = fragment.layoutFragmentFrame
      fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
    }
    return true
  }
}
