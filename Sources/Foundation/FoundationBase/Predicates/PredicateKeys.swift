/// The values that keys have in predicates (Predicates.PR6).
enum PredicateKeys {
  /// Returns the value for a key.
  ///
  /// An undefined key traps, as on an iPhone.
  static func value(_ key: String, of value: Any?) -> Any? {
    guard let value = PredicateValue.unwrapped(value) else { return nil }
    if key == "self" { return value }
    if let dictionary = value as? NSDictionary, !key.hasPrefix("@") {
      return dictionary.object(forKey: key)
    }
    if let dictionary = value as? [AnyHashable: Any], !key.hasPrefix("@") { return dictionary[key] }
    if let text = PredicateValue.text(value), let found = property(key, of: text) { return found }
    if let elements = PredicateValue.elements(value) { return collected(key, elements) }
    if let object = value as? NSObject, let found = property(key, of: object) { return found }
    guard let found = stored(key, in: value) else { fail(undefinedKey: key, value) }
    return PredicateValue.unwrapped(found)
  }

  /// Returns the element of a collection at an index or for a key.
  static func element(_ place: Any?, of value: Any?) -> Any? {
    if let elements = PredicateValue.elements(value), let number = PredicateNumber(place) {
      let index = Int(number.fraction)
      guard elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    guard let key = PredicateValue.text(place) else { return nil }
    return self.value(key, of: value)
  }

  // MARK: Internals

  /// Returns the result of an operator on a collection, or the values of its elements for a key.
  private static func collected(_ key: String, _ elements: [Any?]) -> Any? {
    switch key {
    case "@count": elements.count
    case "@sum": PredicateFunction.sum.value([elements])
    case "@avg": PredicateFunction.average.value([elements])
    case "@min": PredicateFunction.minimum.value([elements])
    case "@max": PredicateFunction.maximum.value([elements])
    case "@unionOfObjects": elements
    case "@distinctUnionOfObjects": distinct(elements)
    default: elements.compactMap { value(key, of: $0) }
    }
  }

  private static func distinct(_ elements: [Any?]) -> [Any?] {
    elements.reduce(into: []) { distinct, element in
      if !distinct.contains(where: { PredicateValue.isSame($0, element) }) {
        distinct.append(element)
      }
    }
  }

  /// Returns the value of an object's property; nil if there is none.
  private static func property(_ key: String, of object: NSObject) -> Any?? {
    KeyedAccess.unconvertedValue(key, of: object) ?? StoredProperties.value(key, of: object)
  }

  /// Returns the value of a string for the keys that `NSString` supports in predicates.
  static func property(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "lowercaseString", "lowercased": text.lowercased()
    case "uppercaseString", "uppercased": text.uppercased()
    case "capitalizedString", "capitalized": text.capitalized
    case "intValue", "integerValue": (text as NSString).integerValue
    case "floatValue", "doubleValue": (text as NSString).doubleValue
    case "boolValue": (text as NSString).boolValue
    default: nil
    }
  }

  /// Returns a stored property of a value that is not an `NSObject`.
  private static func stored(_ name: String, in value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let present = mirror {
      if let child = present.children.first(where: { $0.label == name }) { return child.value }
      mirror = present.superclassMirror
    }
    return nil
  }

  /// Returns the names of the registered and stored properties of a value.
  private static func names(of value: Any) -> [String] {
    let stored = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
      .flatMap(\.children).compactMap(\.label)
    return stored + ((value as? NSObject).map(KeyedProperties.names) ?? [])
  }

  private static func fail(undefinedKey key: String, _ value: Any) -> Never {
    NSException(
      name: NSExceptionName("NSUnknownKeyException"),
      reason: "\(type(of: value)) is not key-value coding-compliant for the key \(key)"
        + UnknownName.suggestion(for: key, among: names(of: value))
    ).raise()
  }
}
