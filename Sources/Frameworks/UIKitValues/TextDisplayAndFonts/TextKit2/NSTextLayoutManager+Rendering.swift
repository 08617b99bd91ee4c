// Rendering attributes (TextKit.TL8, TextKit.TL9).
extension NSTextLayoutManager {
  /// Replaces all rendering attributes of a range.
  func setRendering(_ attributes: [NSAttributedString.Key: Any], _ range: NSTextRange) {
    warn(of: Array(attributes.keys))
    guard let own = offsets(of: range) else { return }
    engine.changeRendering(own) { rendering in
      rendering.removeAll(own)
      for (key, value) in attributes { rendering.set(key, value, own) }
    }
  }

  /// Adds a rendering attribute to a range; nil removes it.
  func changeRendering(_ key: NSAttributedString.Key, _ value: Any?, _ range: NSTextRange) {
    if value != nil { warn(of: [key]) }
    guard let own = offsets(of: range) else { return }
    engine.changeRendering(own) { $0.set(key, value, own) }
  }

  /// Invalidates the rendering attributes of a range, so that the validator is called again.
  func invalidateRendering(_ range: NSTextRange) {
    guard let own = offsets(of: range), engine.rendering != nil else { return }
    engine.changeRendering(own) { $0.setValidated(false, own) }
  }

  /// Calls the validator for a fragment, unless it was called since the text changed.
  func validateRendering(of fragment: NSTextLayoutFragment) {
    guard let renderingAttributesValidator, let own = offsets(of: fragment.rangeInElement),
      engine.rendering?.isValidated(own) != true
    else { return }
    var rendering = engine.rendering ?? RenderingAttributes(length: storage?.length ?? 0)
    rendering.setValidated(true, own)
    engine.rendering = rendering
    renderingAttributesValidator(self, fragment)
  }

  /// Calls the validator for the fragments in an area of the container.
  package func validateRendering(in bounds: CGRect) {
    guard renderingAttributesValidator != nil else { return }
    for fragment in fragments(in: bounds) { validateRendering(of: fragment) }
  }

  func enumerateRendering(
    from location: any NSTextLocation, _ reverse: Bool,
    _ body: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let start = offset(from: documentRange.location, to: location)
    guard start != NSNotFound, let length = storage?.length, start >= 0, start <= length else {
      return
    }
    let range =
      reverse
      ? NSRange(location: 0, length: start) : NSRange(location: start, length: length - start)
    engine.rendering?.enumerate(range, reverse: reverse) { body(self, $0, NSTextRange($1)) }
  }

  private func warn(of keys: [NSAttributedString.Key]) {
    for key in keys where !RenderingAttributes.keys.contains(key) {
      RuntimeWarning.once(
        "the rendering attribute \(key.rawValue) has no effect", namesPlace: true)
    }
  }
}
