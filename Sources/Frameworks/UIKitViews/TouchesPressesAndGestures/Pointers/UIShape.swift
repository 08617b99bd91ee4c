/// A shape, resolved for the size of a view.
@preconcurrency @MainActor
public struct UIShape: Hashable, Sendable {
  /// The kinds of shapes.
  enum Kind: Hashable, Sendable {
    case rect(CGFloat, UICornerCurve, UIRectCorner)
    case fixedRect(CGRect, CGFloat, UICornerCurve, UIRectCorner)
    case capsule
    case circle
    case inset(CGFloat, CGFloat, CGFloat, CGFloat)
  }

  /// The last modification, and the shape to which it applies.
  let kind: Kind
  private let base: [Kind]

  private init(_ kind: Kind, of base: [Kind] = []) { (self.kind, self.base) = (kind, base) }

  /// A rectangle.
  public static var rect: UIShape { rect(cornerRadius: 0) }
  /// A capsule.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// A circle.
  public static var circle: UIShape { UIShape(.circle) }

  /// Returns a rounded rectangle.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.rect(cornerRadius, cornerCurve, maskedCorners)) }

  /// Returns a rectangle independent of the view's size.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.fixedRect(rect, cornerRadius, cornerCurve, maskedCorners)) }

  /// Returns the shape with insets.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    UIShape(.inset(insets.top, insets.left, insets.bottom, insets.right), of: base + [kind])
  }

  /// Returns the shape with equal insets on all sides.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
}
