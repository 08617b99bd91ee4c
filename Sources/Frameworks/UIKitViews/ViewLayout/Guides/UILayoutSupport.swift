/// A guide of the area that bars cover at the top or the bottom of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area, in points.
  var length: CGFloat { get }
  /// The top edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide of the area that bars cover at an edge of a controller's view.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(at view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "top bars" : "bottom bars"
    owningView = view
    let safe = view.safeAreaLayoutGuide
    // The guide has no horizontal position and adds two constraints to the view (observed: tests of
    // public packages).
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
