/// The scroll views that the bars of a controller observe.
struct ObservedScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
}

// The scroll views that bars observe (Navigation.NB15).
extension UIViewController {
  /// Sets the scroll view that bars observe at every edge.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  func setObserved(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { observedScrollViews.top = scrollView }
    if edge.contains(.bottom) { observedScrollViews.bottom = scrollView }
    container?.barsChanged()
  }

  func observedScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    programmingPrecondition(
      edge == .top || edge == .bottom,
      "bars observe a scroll view at the top or at the bottom, not at several edges")
    let set = edge == .top ? observedScrollViews.top : observedScrollViews.bottom
    if let set { return set }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
