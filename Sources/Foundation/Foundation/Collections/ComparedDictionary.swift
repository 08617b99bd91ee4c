/// The comparison of dictionaries (ObjectiveC.FO22), whose keys and values are objects.
///
/// Foundation on Linux looks up each key of one dictionary as an object in the other as a Swift
/// dictionary, where a string differs from a string wrapper such as `NSAttributedString.Key`. When
/// the library is loaded, the class's table of methods gets those of this class, which are called
/// with objects of `NSDictionary`.
private final class ComparedDictionary: OriginalDictionary<Void> {
  override func isEqual(_ value: Any?) -> Bool {
    guard let value, let other = value as AnyObject as? NSDictionary else { return false }
    return self === other || Comparison.areEqual(self, other)
  }

  override func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
    Comparison.areEqual(self, otherDictionary as NSDictionary)
  }

  override func allKeys(for anObject: Any) -> [Any] { Comparison.keys(of: anObject, in: self) }
}

/// The comparisons, apart from the class: the compiler takes an object of the class, which has no
/// subclasses, for one whose methods it knows, but the objects are of any subclass of
/// `NSDictionary`.
private enum Comparison {
  @inline(never)
  static func areEqual(_ dictionary: NSDictionary, _ other: NSDictionary) -> Bool {
    guard dictionary.count == other.count else { return false }
    let keys = dictionary.keyEnumerator()
    while let key = keys.nextObject() {
      guard let value = object(key, in: dictionary), let otherValue = object(key, in: other),
        ObjectEquality.areEqual(value, otherValue)
      else { return false }
    }
    return true
  }

  @inline(never)
  static func keys(of object: Any, in dictionary: NSDictionary) -> [Any] {
    dictionary.allKeys.filter { key in
      self.object(key, in: dictionary).map { ObjectEquality.areEqual($0, object) } ?? false
    }
  }

  /// Returns the object for a key, which Core Foundation's dictionaries do not retain meanwhile.
  private static func object(_ key: Any, in dictionary: NSDictionary) -> Any? {
    let key = key as AnyObject
    return withExtendedLifetime(key) { dictionary.object(forKey: key) }
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
private class OriginalDictionary<Mark>: NSDictionary {
  required init(
    objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count cnt: Int
  ) { preconditionFailure() }

  required init?(coder aDecoder: NSCoder) { preconditionFailure() }

  required init(dictionaryLiteral elements: (Any, Any)...) { preconditionFailure() }
}

/// The installation of the comparison, before `main`.
private enum ComparedDictionaryLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    ExchangedMethods.install(ComparedDictionary.self)
  }
}
