/// A sort key: a key path and a comparison method (Predicates.SD1…SD4).
struct SortKey: Hashable {
  /// The key path; nil for the objects themselves.
  let names: String?
  /// The selector; nil if a comparator is used.
  let selector: Selector?

  /// A probe, for which a Swift key path yields the sort key itself.
  struct Probe {}

  /// Returns the value of an object at the key path.
  func value(of object: Any) -> Any? {
    guard let names else { return PredicateValue.unwrapped(object) }
    let term = PredicateTerm.evaluated.appending(path: names)
    return PredicateValue.unwrapped(
      term.value(in: PredicateContext(object: object, variables: [:])))
  }

  /// Returns the order of two values.
  ///
  /// Nil comes first.
  func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    let method = selector?.description ?? ""
    let (one, other) = (PredicateValue.unwrapped(one), PredicateValue.unwrapped(other))
    guard let one else { return other == nil ? .orderedSame : .orderedAscending }
    guard let other else { return .orderedDescending }
    if let one = PredicateValue.text(one), let other = PredicateValue.text(other),
      let result = Self.order(one, other, by: method)
    {
      return result
    }
    if method == "compare:", let result = PredicateValue.order(one, other) {
      return result
    }
    NSException(
      name: .invalidArgumentException,
      reason: "\(one) and \(other) cannot be compared by \(method)"
    ).raise()
  }

  /// Returns an app's comparator, extended so that nil comes first.
  static func order(by comparator: @escaping Comparator) -> Comparator {
    { one, other in
      guard let one = PredicateValue.unwrapped(one) else {
        return PredicateValue.unwrapped(other) == nil ? .orderedSame : .orderedAscending
      }
      guard let other = PredicateValue.unwrapped(other) else { return .orderedDescending }
      return comparator(one, other)
    }
  }

  // MARK: Internals

  /// Returns the order of two strings by a method of `NSString`.
  private static func order(
    _ one: String, _ other: String, by method: String
  ) -> ComparisonResult? {
    switch method {
    case "compare:": one.compare(other)
    case "caseInsensitiveCompare:": one.caseInsensitiveCompare(other)
    case "localizedCompare:": one.localizedCompare(other)
    case "localizedCaseInsensitiveCompare:": one.localizedCaseInsensitiveCompare(other)
    case "localizedStandardCompare:": one.localizedStandardCompare(other)
    default: nil
    }
  }
}
