/// The presentation controller of a search, which keeps the searched content visible and touchable.
@MainActor
final class SearchPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { false }

  private var search: UISearchController? { presentedViewController as? UISearchController }

  override func receivesTouch(at point: CGPoint) -> Bool {
    guard let view = presentedView, let container = containerView else { return false }
    return view.point(inside: container.convert(point, to: view), with: nil)
  }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    if let source, source.view.superview === container.superview,
      container.frame != source.view.frame, !isMoving
    {
      container.frame = source.view.frame
    }
    presentedViewController.barInsets = source?.barInsets ?? .zero
    presentedView?.frame = container.bounds
  }

  override func presentationTransitionWillBegin() {
    guard let search else { return }
    search.presentationWillBegin()
    alongside { search.layOutNavigation() }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    search?.presentationDidEnd(completed)
  }

  override func dismissalTransitionWillBegin() {
    guard let search else { return }
    search.dismissalWillBegin()
    alongside { search.layOutNavigation() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { search?.removeResults() }
    search?.dismissalDidEnd(completed)
  }

  override func customAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    SearchAnimator(isPresenting: isPresenting)
  }
}
