/// The value of an app-defined trait.
struct CustomTraitValue: Hashable {
  /// The trait; nil for an archived value whose trait has not been read yet.
  let trait: UITrait?
  /// The value, or its archived raw value.
  private let value: Any
  /// The key that represents the value in comparisons.
  private let key: AnyHashable

  /// Creates the value of a trait.
  init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    (self.trait, self.value) = (trait, value)
    key = Self.key(of: value)
  }

  /// Creates a value from an archive (Archives.AR12).
  init(archived value: AnyHashable) {
    (trait, self.value, key) = (nil, value.base, value)
  }

  /// Returns the value as that of a trait; nil if the type differs.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    if let value = value as? Trait.Value { return value }
    guard self.trait == nil, let type = Trait.Value.self as? any RawRepresentable.Type else {
      return nil
    }
    return Self.value(type, value) as? Trait.Value
  }

  /// The archived value: a number, a string or an enumeration of these, if the trait defines an
  /// identifier (Archives.AR12).
  var archived: AnyHashable? {
    if let trait, !Self.definesIdentifier(trait) { return nil }
    return switch key.base {
    case is Bool, is Int, is Double, is CGFloat, is String: key
    default: nil
    }
  }

  /// Returns whether both have the same value (Traits.TD4).
  static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool { one.key == other.key }

  /// Hashes the key.
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  // MARK: Internals

  /// A value that is equatable but not hashable.
  private struct EquatableKey<Value: Equatable>: Hashable {
    let value: Value
    /// Does nothing: all such values have the same hash.
    func hash(into hasher: inout Hasher) {}
  }

  /// A stand-in for a value that cannot be compared.
  private final class Identity: Sendable {}

  /// Returns the key of a value: an enumeration is compared by its raw value, another value by
  /// `==`, an object without that by its identity, and any other value equals only copies of itself
  /// (Traits.TD4).
  private static func key(of value: Any) -> AnyHashable {
    if let raw = (value as? any RawRepresentable).map({ rawValue($0) }) {
      if let raw = raw as? AnyHashable { return raw }
    }
    if let value = value as? any Hashable { return AnyHashable(value) }
    if let value = value as? any Equatable { return key(ofEquatable: value) }
    if type(of: value) is AnyClass { return ObjectIdentifier(value as AnyObject) }
    return ObjectIdentifierHolder(Identity())
  }

  /// An identity that retains its object, so that no later object reuses its address.
  private struct ObjectIdentifierHolder: Hashable {
    private let object: Identity
    init(_ object: Identity) { self.object = object }
    static func == (one: Self, other: Self) -> Bool { one.object === other.object }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }

  private static func key<Value: Equatable>(ofEquatable value: Value) -> AnyHashable {
    EquatableKey(value: value)
  }

  private static func rawValue<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }

  private static func value<Value: RawRepresentable>(_ type: Value.Type, _ raw: Any) -> Value? {
    (raw as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  private static func definesIdentifier<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    trait.identifier != trait.ownIdentifier
  }
}
