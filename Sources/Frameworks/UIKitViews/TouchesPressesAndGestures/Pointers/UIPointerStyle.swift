/// The style of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a style of an effect on a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
  }
  /// Creates a style of a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init()
  }
  /// The accessories of the pointer; stored, because a phone has no pointer.
  open var accessories: [UIPointerAccessory] = []

  /// Returns the style that hides the pointer.
  open class func hidden() -> Self { ObjectStyle.make(self) }
  /// Returns the system's style.
  open class func system() -> Self { ObjectStyle.make(self) }
}

/// The creation of styles of a dynamic class.
@MainActor
private enum ObjectStyle {
  static func make<Style: UIPointerStyle>(_ type: Style.Type) -> Style { type._new() }
}

/// The effects of a pointer on a view.
@MainActor
public enum UIPointerEffect {
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view hovers.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The tints of the hover effect.
  public enum TintMode: Int, Sendable {
    /// None.
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Below the view.
    case underlay = 2
  }

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The shapes of a pointer.
@MainActor
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// A vertical line.
  case verticalBeam(length: CGFloat)
  /// A horizontal line.
  case horizontalBeam(length: CGFloat)

  /// The system's corner radius, in points.
  ///
  /// - Source: none. Confidence: guess.
  public nonisolated static let defaultCornerRadius: CGFloat = 10
}
