/// What things are ordered by: names, and a method of what is found under them (SD1…SD4).
struct SortKey: Hashable {
  /// Names that are parted by dots; nil for things themselves.
  let names: String?
  /// The method; nil where a function compares.
  let selector: Selector?

  /// Asked for what is under a key, a key path answers with the key itself.
  struct Question {}

  /// What a thing has under the names; itself without any.
  func value(of object: Any) -> Any? {
    guard let names else { return PredicateValue.unwrapped(object) }
    let term = PredicateTerm.evaluated.appending(path: names)
    return PredicateValue.unwrapped(
      term.value(for: PredicateSubject(object: object, variables: [:])))
  }

  /// Which comes first; nothing comes before anything.
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
      reason: "\(one) and \(other) cannot be ordered by \(method)"
    ).raise()
  }

  /// An app's own function, after which nothing comes before anything too.
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

  /// By the methods that texts have for it.
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
