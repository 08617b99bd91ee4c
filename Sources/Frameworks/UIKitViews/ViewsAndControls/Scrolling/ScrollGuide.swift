/// The content or frame layout guide of a scroll view (Scrolling.SC20 and Scrolling.SC21).
final class ScrollGuide: UILayoutGuide {
  /// Whether it is the content layout guide.
  let isOfContent: Bool

  init(of view: UIScrollView, isOfContent: Bool) {
    self.isOfContent = isOfContent
    super.init()
    identifier = isOfContent ? "content" : "frame"
    owningView = view
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the guide without constraints.
  var unconstrainedFrame: CGRect {
    guard let view = owningView as? UIScrollView else { return .zero }
    return isOfContent ? CGRect(origin: .zero, size: view.contentSize) : view.bounds
  }

  /// The priority at which unconstrained content has the size that the app set: lower than any
  /// priority of an app.
  static let looseStrength = 0.5
}
