/// Keys and operators of collections: `@sum.price`.
// Source: ObjectiveC.KC6–KC8
enum CollectionKeys {
  /// Returns the values of all elements for a key, with `NSNull` for nil, or the result of an
  /// operator.
  static func value(_ key: String, of elements: [Any]) -> Any? {
    if key.hasPrefix("@") { return value(of: elements, by: key, nil) }
    return NSArray(array: elements.map { leaf(key, of: $0) ?? NSNull() })
  }

  /// Returns the result of an operator on the values at a key path.
  static func value(of elements: [Any], by name: String, _ path: String?) -> Any? {
    if name == "@count" { return NSNumber(value: elements.count) }
    let values = elements.map { element in
      if let path { leaf(path, of: element) } else { element as Any? }
    }
    let present = values.compactMap(\.self).filter { !($0 is NSNull) }
    switch name {
    case "@sum": return NSNumber(value: sum(values))
    case "@avg": return NSNumber(value: values.isEmpty ? 0 : sum(values) / Double(values.count))
    case "@min": return extreme(present) { $0 == .orderedAscending }
    case "@max": return extreme(present) { $0 == .orderedDescending }
    case "@unionOfObjects": return NSArray(array: all(values, name))
    case "@distinctUnionOfObjects": return NSArray(array: distinct(all(values, name)))
    case "@unionOfArrays": return NSArray(array: inner(values, name))
    case "@distinctUnionOfArrays": return NSArray(array: distinct(inner(values, name)))
    case "@distinctUnionOfSets": return NSSet(array: inner(values, name))
    default:
      NSException(
        name: .invalidArgumentException,
        reason: "this class does not implement the \(name.dropFirst()) operation"
      ).raise()
    }
  }

  private static func leaf(_ path: String, of element: Any) -> Any? {
    KeyedAccess.asObject(element).flatMap { $0.value(forKeyPath: path) }
  }

  private static func sum(_ values: [Any?]) -> Double {
    values.reduce(0) { $0 + (($1 as? NSNumber)?.doubleValue ?? 0) }
  }

  private static func extreme(
    _ values: [Any], _ isBetter: (ComparisonResult) -> Bool
  ) -> Any? {
    values.reduce(nil) { best, value in
      guard let best else { return value }
      return PredicateValue.order(value, best).map(isBetter) == true ? value : best
    }
  }

  private static func all(_ values: [Any?], _ name: String) -> [Any] {
    values.map { value in
      guard let value else {
        NSException(
          name: .invalidArgumentException, reason: "\(name) found nil in an element"
        ).raise()
      }
      return value
    }
  }

  private static func inner(_ values: [Any?], _ name: String) -> [Any] {
    all(values, name).flatMap { value in
      (PredicateValue.elements(value) ?? [value]).compactMap(\.self)
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { distinct, value in
      if !distinct.contains(where: { PredicateValue.isSame($0, value) }) { distinct.append(value) }
    }
  }
}
