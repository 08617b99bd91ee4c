/// A trait of a collection: the key of a value that views and controllers inherit (Traits.TD1).
///
/// An app defines a trait with a type that has a default value, and adds a property with its name
/// to `UITraitCollection` and `UIMutableTraits`.
public protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value of an unspecified trait.
  static var defaultValue: Value { get }
  /// Whether dynamic colors depend on the trait, so that views are redrawn when it changes.
  static var affectsColorAppearance: Bool { get }
  /// The name in descriptions.
  static var name: String { get }
  /// The unique identifier; only values of traits that define one are archived.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False: by default colors do not depend on a trait.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The fully qualified name of the type.
  public static var identifier: String { ownIdentifier }

  /// The default identifier.
  static var ownIdentifier: String { String(reflecting: Self.self) }
}

/// A trait in a list of traits: its defining type.
public typealias UITrait = any UITraitDefinition.Type
