/// An object with an appearance proxy, whose properties apply to all instances of the class.
///
/// The steps are in `Documentation/Behaviour/Appearance.md`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self
  /// Returns the proxy for instances in containers of the given classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy for instances with the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for instances with the given traits in containers of the given classes, the
  /// innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// An object that can be a container in an appearance proxy's condition.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the appearance proxy of the class.
  public static func appearance() -> Self { AppearanceRegistry.proxy(of: self, in: [], nil) }
  /// Returns the proxy for instances in containers of the given classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, in: containerTypes, nil) }
  /// Returns the proxy for instances with the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRegistry.proxy(of: self, in: [], trait)
  }
  /// Returns the proxy for instances with the given traits in containers of the given classes, the
  /// innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, in: containerTypes, trait) }
}

extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy of the class.
  public static func appearance() -> Self { AppearanceRegistry.proxy(of: self, in: [], nil) }
  /// Returns the proxy for instances in containers of the given classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, in: containerTypes, nil) }
  /// Returns the proxy for instances with the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRegistry.proxy(of: self, in: [], trait)
  }
  /// Returns the proxy for instances with the given traits in containers of the given classes, the
  /// innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRegistry.proxy(of: self, in: containerTypes, trait) }
}
