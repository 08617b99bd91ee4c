// The anchors of a view or a layout guide of unknown type; nil where the object has none
// (ObjectiveC.AO1).
@MainActor extension _AnyMessages {
  /// The anchor at the top edge.
  @preconcurrency public var topAnchor: NSLayoutYAxisAnchor! { anchored?.topAnchor }
  /// The anchor at the bottom edge.
  @preconcurrency public var bottomAnchor: NSLayoutYAxisAnchor! { anchored?.bottomAnchor }
  /// The anchor at the center along the vertical axis.
  @preconcurrency public var centerYAnchor: NSLayoutYAxisAnchor! { anchored?.centerYAnchor }
  /// The anchor at the leading edge.
  @preconcurrency public var leadingAnchor: NSLayoutXAxisAnchor! { anchored?.leadingAnchor }
  /// The anchor at the trailing edge.
  @preconcurrency public var trailingAnchor: NSLayoutXAxisAnchor! { anchored?.trailingAnchor }
  /// The anchor at the left edge.
  @preconcurrency public var leftAnchor: NSLayoutXAxisAnchor! { anchored?.leftAnchor }
  /// The anchor at the right edge.
  @preconcurrency public var rightAnchor: NSLayoutXAxisAnchor! { anchored?.rightAnchor }
  /// The anchor at the center along the horizontal axis.
  @preconcurrency public var centerXAnchor: NSLayoutXAxisAnchor! { anchored?.centerXAnchor }
  /// The anchor for the width.
  @preconcurrency public var widthAnchor: NSLayoutDimension! { anchored?.widthAnchor }
  /// The anchor for the height.
  @preconcurrency public var heightAnchor: NSLayoutDimension! { anchored?.heightAnchor }

  private var anchored: (any Anchored)? { object as? any Anchored }
}

/// A view or a layout guide.
@MainActor private protocol Anchored {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}
