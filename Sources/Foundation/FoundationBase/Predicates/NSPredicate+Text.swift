// The format strings of predicates (Predicates.PR11).
extension NSPredicate {
  /// The format string of a predicate of any class.
  var formatText: String {
    switch self {
    case let comparison as NSComparisonPredicate: return comparison.comparison.text
    case let compound as NSCompoundPredicate: return Self.text(of: compound)
    default:
      // Only a comparison with Foundation's predicates distinguishes the others.
      if isEqual(NSPredicate(value: true)) { return "TRUEPREDICATE" }
      return isEqual(NSPredicate(value: false)) ? "FALSEPREDICATE" : "BLOCKPREDICATE"
    }
  }

  private static func text(of compound: NSCompoundPredicate) -> String {
    let parts = compound.subpredicates
    func text(of part: NSPredicate) -> String {
      guard let inner = part as? NSCompoundPredicate,
        inner.compoundPredicateType != .not, inner.subpredicates.count > 1
      else { return part.formatText }
      return "(\(inner.formatText))"
    }
    switch compound.compoundPredicateType {
    case .not: return "NOT " + (parts.first.map(text) ?? "FALSEPREDICATE")
    case .and where parts.isEmpty: return "TRUEPREDICATE"
    case .or where parts.isEmpty: return "FALSEPREDICATE"
    case .and: return parts.map(text).joined(separator: " AND ")
    case .or: return parts.map(text).joined(separator: " OR ")
    }
  }
}

extension PredicateComparison {
  /// The format string.
  var text: String {
    let quantifier =
      switch quantifier {
      case .direct: ""
      case .any: "ANY "
      case .all: "ALL "
      case .none: "NONE "
      }
    var letters = options.contains(.caseInsensitive) ? "c" : ""
    if options.contains(.diacriticInsensitive) { letters += "d" }
    let suffix = letters.isEmpty ? "" : "[\(letters)]"
    return "\(quantifier)\(left.text) \(relation.text)\(suffix) \(right.text)"
  }
}

extension PredicateComparison.Relation {
  fileprivate var text: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .between: "BETWEEN"
    case .within: "IN"
    case .contains: "CONTAINS"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    }
  }
}
