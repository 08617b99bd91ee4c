/// The color, opacity, size and shape of a shadow.
///
/// A background configuration has them; apps change its values (CellConfigurations.CC24).
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  // A path belongs to the main actor, as a background's view does: the value may cross threads.

  /// The color of the shadow, black by default.
  public var color = UIColor.black
  /// The opacity of the shadow, from 0, the default, to 1.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points; 0 by default.
  public var radius: CGFloat = 0
  /// The offset of the shadow, in points; none by default.
  public var offset = CGSize.zero
  /// The outline that casts the shadow; nil for that of the background.
  public var path: UIBezierPath?

  package init() {}
}

extension UIShadowProperties: CustomStringConvertible, CustomDebugStringConvertible {
  /// A description for debugging.
  public var description: String {
    "color = \(color); opacity = \(opacity); radius = \(radius); offset = \(offset)"
      + (path == nil ? "" : "; path = custom")
  }
  /// A description for debugging.
  public var debugDescription: String { description }
}

extension UIShadowProperties: CustomReflectable {
  /// The values of the shadow.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "color": color, "opacity": opacity, "radius": radius, "offset": offset,
        "path": path as Any,
      ], displayStyle: .struct)
  }
}
