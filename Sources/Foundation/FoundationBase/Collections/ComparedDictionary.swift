/// The comparison of dictionaries (ObjectiveC.FO22), whose keys and values are objects.
///
/// Foundation on Linux looks up each key of one dictionary as an object in the other as a Swift
/// dictionary, where a string differs from a string wrapper such as `NSAttributedString.Key`.
/// `FoundationMethods` puts these methods in the class's table, so they are called with objects of
/// any subclass of `NSDictionary`.
final class ComparedDictionary: OriginalDictionary<Void> {
  override func isEqual(_ value: Any?) -> Bool {
    guard let value, let other = value as AnyObject as? NSDictionary else { return false }
    return self === other || hasEqualValues(other)
  }

  override func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
    hasEqualValues(otherDictionary as NSDictionary)
  }

  override func allKeys(for anObject: Any) -> [Any] {
    let dictionary = dictionary
    return dictionary.allKeys.filter { key in
      object(key, in: dictionary).map { ObjectEquality.areEqual($0, anObject) } ?? false
    }
  }

  /// The dictionary, of whose class the compiler knows no method: it would take those of this
  /// class.
  private var dictionary: NSDictionary { ExchangedMethods.target(self as NSDictionary) }

  private func hasEqualValues(_ other: NSDictionary) -> Bool {
    let dictionary = dictionary
    guard dictionary.count == other.count else { return false }
    let keys = dictionary.keyEnumerator()
    while let key = keys.nextObject() {
      guard let value = object(key, in: dictionary), let otherValue = object(key, in: other),
        ObjectEquality.areEqual(value, otherValue)
      else { return false }
    }
    return true
  }

  /// Returns the object for a key, which Core Foundation's dictionaries do not retain meanwhile.
  private func object(_ key: Any, in dictionary: NSDictionary) -> Any? {
    let key = key as AnyObject
    return withExtendedLifetime(key) { dictionary.object(forKey: key) }
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
class OriginalDictionary<Mark>: NSDictionary {
  required init(
    objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count cnt: Int
  ) { preconditionFailure() }

  required init?(coder aDecoder: NSCoder) { preconditionFailure() }

  required init(dictionaryLiteral elements: (Any, Any)...) { preconditionFailure() }
}
