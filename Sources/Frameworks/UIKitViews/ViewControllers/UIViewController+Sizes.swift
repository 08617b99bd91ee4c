// Sizes of child view controllers (Presentations.CC1…).
extension UIViewController {
  /// Notifies the parent, otherwise the presentation controller, of a changed preferred size
  /// (Presentations.CC1).
  func notifyPreferredSizeChange() {
    if let container {
      container.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if presenting != nil {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Returns the container's size for a child that fills the view, otherwise the child's own
  /// (Presentations.CC2).
  func defaultSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let inner = (child as? UIViewController)?.viewIfLoaded else { return size }
    return inner.frame == viewIfLoaded?.bounds ? size : inner.bounds.size
  }

  /// Notifies each child whose size changes with the view's size (Presentations.CC2).
  func notifyChildren(
    ofTransitionTo size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard inner != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: inner, with: coordinator)
    }
  }
}
