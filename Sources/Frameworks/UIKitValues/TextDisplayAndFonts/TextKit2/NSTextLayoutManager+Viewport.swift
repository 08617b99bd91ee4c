// The fragments in an area (TextKit.TL7).
extension NSTextLayoutManager {
  /// Returns the laid-out fragments that intersect an area of the container.
  func fragments(in bounds: CGRect) -> [NSTextLayoutFragment] {
    guard let textContainer, bounds.height > 0 else { return [] }
    let range = engine.glyphRange(forBoundingRect: bounds, in: textContainer)
    guard range.length > 0 else { return [] }
    var found: [NSTextLayoutFragment] = []
    enumerateTextLayoutFragments(from: TextOffset(range.location), options: .ensuresLayout) {
      let start = ($0.rangeInElement.location as? TextOffset)?.offset ?? .max
      if start < NSMaxRange(range) { found.append($0) }
      return start < NSMaxRange(range)
    }
    return found
  }

  /// Returns the range from the first to the last fragment; `nil` without any.
  func range(of fragments: [NSTextLayoutFragment]) -> NSTextRange? {
    guard let first = fragments.first, let last = fragments.last else { return nil }
    return first.rangeInElement.union(last.rangeInElement)
  }
}
