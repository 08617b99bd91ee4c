// Hides a stack view's arranged subviews (ViewLayout.VL16, in
// `Documentation/Behaviour/ViewLayout.md`).
extension UIStackView {
  /// Hides or shows a view, so that the others move in an animation (ViewLayout.VL16).
  ///
  /// - Returns: Whether the view is an arranged subview.
  func hide(_ view: UIView, _ isHidden: Bool) -> Bool {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return false }
    guard view.isHidden != isHidden else { return true }
    guard let animation = ViewAnimation.current, animation.duration > 0, window != nil else {
      view.layer.isHidden = isHidden
      view.ownLayout?.isHiding = false
      rearrange()
      return true
    }
    view.layout.isHiding = isHidden
    // The view stays visible during the animation.
    if !isHidden { ViewAnimation.without { view.layer.isHidden = false } }
    rearrange()
    let around = animation as? ViewAnimation
    let inner = ViewAnimation(
      duration: animation.duration, delay: around?.delay ?? 0, timing: animation.inheritedTiming,
      options: around?.options ?? []
    ) { _ in
      guard view.ownLayout?.isHiding == true else { return }
      view.layout.isHiding = false
      view.layer.isHidden = true
    }
    inner.run { (window ?? self).layoutIfNeeded() }
    return true
  }
}
