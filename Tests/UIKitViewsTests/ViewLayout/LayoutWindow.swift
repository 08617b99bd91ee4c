import UIKit

/// A window of 200 × 400 points, with a view that fills it, to lay out views in.
///
/// It has no safe area insets, whatever device other tests have left behind.
@MainActor
final class LayoutWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 200, height: 400))
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  init() {
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    window.isHidden = false
  }

  isolated deinit { window.isHidden = true }

  /// Adds a view that is laid out by constraints.
  func add<View: UIView>(_ view: View, to outer: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (outer ?? root).addSubview(view)
    return view
  }

  /// Adds a plain view that is laid out by constraints.
  func add(to outer: UIView? = nil) -> UIView { add(UIView(), to: outer) }

  /// Activates constraints and lays out.
  func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
  }
}

/// A view with an intrinsic size.
final class Content: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat = UIView.noIntrinsicMetric) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
