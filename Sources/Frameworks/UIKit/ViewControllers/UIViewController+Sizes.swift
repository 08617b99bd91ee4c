// Who is in whom, and how large. Steps CC1… are in `Documentation/Behaviour/Presentations.md`.
extension UIViewController {
  /// CC1: tells who it is in, or else who put it in front, that it would best have another size.
  func tellOfPreferredSize() {
    if let container {
      container.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if presenting != nil {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// CC2: who fills a view, fills it; others stay as they are.
  func sizeByItself(of child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let inner = (child as? UIViewController)?.viewIfLoaded else { return size }
    return inner.frame == viewIfLoaded?.bounds ? size : inner.bounds.size
  }
}
