// Measuring of the text in another container.
extension NSLayoutManager {
  /// Returns the rectangle of all text, laid out in another container.
  package func usedArea(in container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let other = NSLayoutManager()
    (other.defaults, other.emptyLineAttributes) = (defaults, emptyLineAttributes)
    other.decorate = decorate
    // Rendering attributes do not change the size.
    other.addTextContainer(container)
    // The delegate is consulted only for decisions, not notified.
    other.isLayingOut = true
    other.storageChanged(to: textStorage)
    other.delegate = delegate
    other.isLayingOut = false
    return other.usedRect(for: container)
  }
}
