// What happens when views of a stack are hidden. Step VL16 is in
// `Documentation/Behaviour/ViewLayout.md`.
extension UIStackView {
  /// VL16: hides or shows a view, so that in an animation the others close up, or make room.
  ///
  /// - Returns: Whether it is one that the stack lays out.
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
    // It is seen as long as it moves.
    if !isHidden { ViewAnimation.without { view.layer.isHidden = false } }
    rearrange()
    let around = animation as? ViewAnimation
    let inner = ViewAnimation(
      duration: animation.duration, delay: around?.delay ?? 0, pace: animation.inheritedPace,
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
