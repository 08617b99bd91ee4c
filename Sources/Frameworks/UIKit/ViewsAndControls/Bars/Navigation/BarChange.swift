/// How one item of a navigation bar takes the place of another (NB9).
///
/// It only says where all is at the beginning and in the end; others animate that.
@MainActor
final class BarChange {
  let old: BarContents?
  let new: BarContents
  /// Whether it goes deeper.
  private let isForward: Bool

  init(from old: BarContents?, to new: BarContents, isForward: Bool) {
    (self.old, self.new, self.isForward) = (old, new, isForward)
  }

  /// Has all be as before.
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
    move(new.largeBox, by: isForward ? width : -width)
  }

  /// Has all be as in the end.
  func apply() {
    guard let old else { return }
    for view in [new.title, new.largeBox, new.back?.titleLabel] { move(view, by: 0) }
    new.title.alpha = endTitleAlpha
    new.back?.alpha = 1
    for button in new.buttons { button.alpha = 1 }
    move(old.title, by: isForward ? place(of: new.back) - old.title.frame.midX : half)
    old.title.alpha = 0
    old.back?.alpha = 0
    if !isForward {
      move(old.back?.titleLabel, by: new.title.center.x - place(of: old.back))
    }
    for button in old.buttons { button.alpha = 0 }
    move(old.largeBox, by: isForward ? -width : width)
  }

  /// Leaves only what is there in the end; or what was there before.
  func finish(_ completed: Bool) {
    let (kept, gone) = completed ? (new, old) : (old, new)
    // What both have, such as an app's own view, is where it was put last.
    if gone?.superview != nil { gone?.removeFromSuperview() }
    for contents in [kept, gone].compactMap(\.self) {
      for view in [contents.title, contents.largeBox, contents.back?.titleLabel] {
        move(view, by: 0)
      }
      for view in contents.buttons + [contents.back].compactMap(\.self) { view.alpha = 1 }
      contents.title.alpha = contents.isLarge && contents.showsLargeTitle ? 0 : 1
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

  /// Where the middle of the title is that leads back, or the left edge.
  private func place(of back: BarButton?) -> CGFloat {
    guard let back else { return 0 }
    return back.frame.minX + back.titlePlace.midX
  }
}
