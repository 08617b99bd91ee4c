/// What bars leave free of a controller's view, at its top or its bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view they cover, in points.
  var length: CGFloat { get }
  /// Where they begin.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Where they end.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How much of the view they cover.
  var heightAnchor: NSLayoutDimension { get }
}

/// What bars cover at an edge of a controller's view.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(at view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "top bars" : "bottom bars"
    owningView = view
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: view.leftAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
