/// Whether descriptions of bars, which say nothing of being equal, say the same.
enum Likeness {
  /// Whether two values are equal, or are made of what is alike.
  static func areAlike(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? [NSAttributedString.Key: Any],
      let other = other as? [NSAttributedString.Key: Any]
    {
      return row(one) == row(other)
    }
    if let one = one as? AnyHashable, let other = other as? AnyHashable, one == other {
      return true
    }
    let (left, right) = (children(of: one), children(of: other))
    guard type(of: one) == type(of: other), left.count == right.count else { return false }
    guard !left.isEmpty else { return String(describing: one) == String(describing: other) }
    return zip(left, right).allSatisfy { $0.label == $1.label && areAlike($0.value, $1.value) }
  }

  /// Attributes that can be compared.
  static func row(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString? {
    attributes.map { NSAttributedString(string: " ", attributes: $0) }
  }

  /// What a value is made of, but for who owns it.
  private static func children(of value: Any) -> [Mirror.Child] {
    sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
      .flatMap { Array($0.children) }.filter { $0.label != "owner" }
  }
}
