/// The transition from one item of a navigation bar to another (Navigation.NB9).
///
/// It sets the positions at the start and at the end; the caller animates between them.
@MainActor
final class NavigationBarTransition {
  let old: NavigationBarContents?
  let new: NavigationBarContents
  /// Whether an item is pushed.
  private let isForward: Bool

  init(from old: NavigationBarContents?, to new: NavigationBarContents, isForward: Bool) {
    (self.old, self.new, self.isForward) = (old, new, isForward)
  }

  /// Sets the positions at the start of the transition.
  func begin() {
    old?.layoutIfNeeded()
    new.layoutIfNeeded()
    guard let old else { return }
    let titleAlpha = new.title.alpha
    let entry = isForward ? half : place(of: old.back) - new.title.frame.midX
    move(new.title, by: entry)
    new.title.alpha = 0
    endTitleAlpha = titleAlpha
    new.back?.alpha = 0
    if isForward { move(new.back?.titleLabel, by: old.title.frame.midX - place(of: new.back)) }
    for button in new.buttons { button.alpha = 0 }
    new.searchBox.alpha = 0
    move(new.largeBox, by: isForward ? width : -width)
  }

  /// Sets the positions at the end of the transition.
  func apply() {
    guard let old else { return }
    for view in [new.title, new.largeBox, new.back?.titleLabel] { move(view, by: 0) }
    new.title.alpha = endTitleAlpha
    new.back?.alpha = new.rowAlpha
    for button in new.buttons { button.alpha = new.rowAlpha }
    new.searchBox.alpha = 1
    move(old.title, by: isForward ? place(of: new.back) - old.title.frame.midX : half)
    old.title.alpha = 0
    old.back?.alpha = 0
    if !isForward {
      move(old.back?.titleLabel, by: new.title.center.x - place(of: old.back))
    }
    for button in old.buttons { button.alpha = 0 }
    old.searchBox.alpha = 0
    move(old.largeBox, by: isForward ? -width : width)
  }

  /// Removes the old contents, or the new ones if the transition was cancelled.
  func finish(_ completed: Bool) {
    let (kept, gone) = completed ? (new, old) : (old, new)
    // A view that both contents share, such as a custom view, stays where it was added last.
    if gone?.superview != nil { gone?.removeFromSuperview() }
    for contents in [kept, gone].compactMap(\.self) {
      for view in [contents.title, contents.largeBox, contents.back?.titleLabel] {
        move(view, by: 0)
      }
      for view in contents.buttons + [contents.back].compactMap(\.self) {
        view.alpha = contents.rowAlpha
      }
      contents.searchBox.alpha = 1
      contents.title.alpha = contents.isLarge && contents.showsLargeTitle ? 0 : contents.rowAlpha
    }
  }

  // MARK: Internals

  private var endTitleAlpha: CGFloat = 1

  private var width: CGFloat { new.bounds.width * side }
  private var half: CGFloat { width / 2 }
  private var side: CGFloat { new.traitCollection.layoutDirection == .rightToLeft ? -1 : 1 }

  private func move(_ view: UIView?, by x: CGFloat) {
    view?.transform = x == 0 ? .identity : CGAffineTransform(translationX: x, y: 0)
  }

  /// Returns the center of the back button's title, or 0 without a back button.
  private func place(of back: BarButton?) -> CGFloat {
    guard let back else { return 0 }
    return back.frame.minX + back.titlePlace.midX
  }
}
