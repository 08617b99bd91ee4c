/// What stands for all objects of a class: what is set of it counts for all of them.
///
/// The steps are in `Documentation/Behaviour/Appearance.md`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all of the class.
  static func appearance() -> Self
  /// Stands for those that are in objects of other classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Stands for those with traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Stands for those with traits that are in objects of other classes, the innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What others can be in, as far as what stands for them asks.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Stands for all views of the class.
  public static func appearance() -> Self { AppearanceBook.proxy(of: self, in: [], nil) }
  /// Stands for those that are in objects of other classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceBook.proxy(of: self, in: containerTypes, nil) }
  /// Stands for those with traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceBook.proxy(of: self, in: [], trait)
  }
  /// Stands for those with traits that are in objects of other classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceBook.proxy(of: self, in: containerTypes, trait) }
}

extension UIBarItem: UIAppearance {
  /// Stands for all items of the class.
  public static func appearance() -> Self { AppearanceBook.proxy(of: self, in: [], nil) }
  /// Stands for those that are in objects of other classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceBook.proxy(of: self, in: containerTypes, nil) }
  /// Stands for those with traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceBook.proxy(of: self, in: [], trait)
  }
  /// Stands for those with traits that are in objects of other classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceBook.proxy(of: self, in: containerTypes, trait) }
}
