/// An interactive transition of a collection view between two layouts.
///
/// Steps Collections.CV70…
@MainActor
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  /// The content offset in the current layout.
  let start: CGPoint
  /// The content offset in the next layout.
  let end: CGPoint
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// The content offset at the progress of the transition.
  var offset: CGPoint {
    let progress = layout.transitionProgress
    return CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }
}
