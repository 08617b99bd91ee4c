/// The look of a view under a pointer; phones have no pointer, so it has no effect.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  /// Creates a style.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The shape; nil for that of the view.
  public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Returns the system's style.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }

  /// The effect.
  open var effect: any UIHoverEffect
  /// The shape; nil for that of the view.
  open var shape: UIShape?
  /// Whether the effect is shown.
  open var isEnabled = true

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle(effect: effect, shape: shape)
    copy.isEnabled = isEnabled
    return copy
  }
}

/// An effect on a view under a pointer.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The system's effect on a view under a pointer.
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
  /// Creates the effect.
  public nonisolated init() {}
}

/// A highlight of a view under a pointer.
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
  /// Creates the effect.
  public nonisolated init() {}
}

/// The rise of a view under a pointer.
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
  /// Creates the effect.
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The system's effect.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A highlight.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// A rise.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
