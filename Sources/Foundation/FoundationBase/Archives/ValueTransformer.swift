import TactusThreads

/// A conversion of values, which can be found by its name.
///
/// Steps Archives.VT1–Archives.VT3.
open class ValueTransformer: NSObject {
  /// Creates a transformer.
  public override init() { super.init() }

  // MARK: Names

  /// Registers a transformer under a name; `nil` removes the name.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    transformers.withLock { $0[name] = transformer.map(Registered.init) }
  }

  /// Returns the transformer with a name; `ValueTransformer(forName:)` is this one.
  ///
  /// A class of that name that no transformer is registered for is created and registered.
  static func transformer(named transformerName: NSValueTransformerName) -> ValueTransformer? {
    if let known = transformers.withLock({ $0[transformerName] }) { return known.transformer }
    guard
      let type = _classForNameText(transformerName.rawValue) as? ValueTransformer.Type,
      let made = ObjectFactory.make(type) as? ValueTransformer
    else { return nil }
    setValueTransformer(made, forName: transformerName)
    return made
  }

  /// The names of the registered transformers.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    transformers.withLock { Array($0.keys) }
  }

  // MARK: Conversion

  /// Returns the class of the values that the transformer makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether the transformer also converts back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Converts a value.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Converts a value back; a class that does not allow this traps.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    guard type(of: self).allowsReverseTransformation() else {
      NSException(
        name: .invalidArgumentException,
        reason: "\(type(of: self)) does not allow a reverse transformation"
      ).raise()
    }
    return transformedValue(value)
  }

  private struct Registered { let transformer: ValueTransformer }

  private static let transformers = Guarded<[NSValueTransformerName: Registered]>([
    .negateBooleanTransformerName: Registered(transformer: NegatingTransformer()),
    .isNilTransformerName: Registered(transformer: PresenceTransformer(isForNil: true)),
    .isNotNilTransformerName: Registered(transformer: PresenceTransformer(isForNil: false)),
    .unarchiveFromDataTransformerName: Registered(transformer: UnarchivingTransformer()),
    .keyedUnarchiveFromDataTransformerName: Registered(transformer: UnarchivingTransformer()),
    .secureUnarchiveFromDataTransformerName: Registered(
      transformer: NSSecureUnarchiveFromDataTransformer()),
  ])
}

extension _Made where Self: ValueTransformer {
  /// Returns the transformer with a name; `nil` if there is none of the class.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.transformer(named: name) as? Self else { return nil }
    self = known
  }
}
