/// The hover style of a view; no effect, because phones have no pointer.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  /// Creates a style.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The shape; nil for the view's shape.
  public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Returns the system's style.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }

  /// The effect.
  open var effect: any UIHoverEffect
  /// The shape; nil for the view's shape.
  open var shape: UIShape?
  /// Whether the style is enabled.
  open var isEnabled = true

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle(effect: effect, shape: shape)
    copy.isEnabled = isEnabled
    return copy
  }
}

/// A hover effect.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The automatic hover effect.
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
  /// Creates the effect.
  public nonisolated init() {}
}

/// The highlight hover effect.
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
  /// Creates the effect.
  public nonisolated init() {}
}

/// The lift hover effect.
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
  /// Creates the effect.
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The automatic effect.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// The highlight effect.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The lift effect.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
