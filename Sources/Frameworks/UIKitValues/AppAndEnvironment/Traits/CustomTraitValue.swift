/// The value of a trait that an app has defined.
struct CustomTraitValue: Hashable {
  /// The trait; nil for a value of an archive whose trait was not read yet.
  let trait: UITrait?
  /// The value, or the raw value of an archive.
  private let value: Any
  /// The key that stands for the value in comparisons.
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

  /// Returns the value as that of a trait; nil if it is of another type.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    if let value = value as? Trait.Value { return value }
    guard self.trait == nil, let type = Trait.Value.self as? any RawRepresentable.Type else {
      return nil
    }
    return Self.value(type, value) as? Trait.Value
  }

  /// The value for an archive, if its trait defines an identifier and it is a number, a text, or an
  /// enumeration of these (Archives.AR12).
  var archived: AnyHashable? {
    if let trait, !Self.definesIdentifier(trait) { return nil }
    return switch key.base {
    case is Bool, is Int, is Double, is CGFloat, is String: key
    default: nil
    }
  }

  /// Returns whether both have the same value (Traits.TD4).
  static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool { one.key == other.key }

  /// Hashes what stands for the value.
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  // MARK: Internals

  /// A value that is equatable, but not hashable.
  private struct EquatableKey<Value: Equatable>: Hashable {
    let value: Value
    /// Does nothing: the value has no hash, so all have the same one.
    func hash(into hasher: inout Hasher) {}
  }

  /// An object that stands for a value that cannot be compared.
  private final class Identity: Sendable {}

  /// An enumeration is compared by its raw value, another value by `==`, an object without that by
  /// its identity, and any other value equals only copies of itself (Traits.TD4).
  private static func key(of value: Any) -> AnyHashable {
    if let raw = (value as? any RawRepresentable).map({ rawValue($0) }) {
      if let raw = raw as? AnyHashable { return raw }
    }
    if let value = value as? any Hashable { return AnyHashable(value) }
    if let value = value as? any Equatable { return key(ofEquatable: value) }
    if type(of: value) is AnyClass { return ObjectIdentifier(value as AnyObject) }
    return ObjectIdentifierHolder(Identity())
  }

  /// An identity that keeps its object, so that no later object has the same.
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
