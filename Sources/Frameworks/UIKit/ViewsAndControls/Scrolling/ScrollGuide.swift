/// A guide of a view that scrolls: what it scrolls, or what stays where it is.
///
/// Steps SC20 and SC21 are in `Documentation/Behaviour/Scrolling.md`.
final class ScrollGuide: UILayoutGuide {
  /// Whether it is what is scrolled.
  let isOfContent: Bool

  init(of view: UIScrollView, isOfContent: Bool) {
    self.isOfContent = isOfContent
    super.init()
    identifier = isOfContent ? "content" : "frame"
    owningView = view
  }

  /// Where it is while no constraint is about it.
  var frameByItself: CGRect {
    guard let view = owningView as? UIScrollView else { return .zero }
    return isOfContent ? CGRect(origin: .zero, size: view.contentSize) : view.bounds
  }

  /// How strongly content of which no constraint says how large it is has the size that the app has set:
  /// less than any priority.
  static let looseStrength = 0.5
}
