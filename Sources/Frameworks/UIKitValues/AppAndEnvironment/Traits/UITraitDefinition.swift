/// A trait of a collection: the key of a value that views and controllers inherit (Traits.TD1).
///
/// An app defines a trait of its own by a type with a default value, and adds a property with its
/// name to `UITraitCollection` and `UIMutableTraits`.
public protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value of a collection that does not specify the trait.
  static var defaultValue: Value { get }
  /// Whether dynamic colors depend on the trait, so that views are drawn again when it changes.
  static var affectsColorAppearance: Bool { get }
  /// The name in descriptions.
  static var name: String { get }
  /// The identifier, different from that of all other traits; archives have values of traits that
  /// define one.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// Colors do not depend on a trait by default.
  public static var affectsColorAppearance: Bool { false }
  /// The name is that of the type by default.
  public static var name: String { String(describing: Self.self) }
  /// The identifier is by default the name of the type with those around it.
  public static var identifier: String { ownIdentifier }

  /// The identifier of a trait that does not define one.
  static var ownIdentifier: String { String(reflecting: Self.self) }
}

/// A trait, as lists of traits have it: the type that defines it.
public typealias UITrait = any UITraitDefinition.Type
