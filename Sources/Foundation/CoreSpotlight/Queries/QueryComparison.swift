/// A comparison of an attribute with a value.
struct QueryComparison {
  private enum Wanted {
    /// A text, and the predicate of equal ones, which the text is a pattern for.
    case text(String, like: NSPredicate)
    case number(Double)
  }

  private let attribute: String
  private let operation: String
  private let wanted: Wanted
  private let options: Set<Character>

  /// Reads a comparison; `nil` for a value that is not known.
  init?(attribute: String, operation: String, value: String, options: Set<Character>) {
    (self.attribute, self.operation, self.options) = (attribute, operation, options)
    if value.first == "\"" || value.first == "'" {
      let text = String(value.dropFirst().dropLast()).replacing(/\\(.)/) { $0.output.1 }
      let flags = options.intersection("cd").sorted().map(String.init).joined()
      wanted = .text(
        text,
        like: NSPredicate(format: "SELF LIKE\(flags.isEmpty ? "" : "[\(flags)]") %@", text))
    } else if value.hasPrefix("$time.") {
      guard let time = Self.time(value) else { return nil }
      wanted = .number(time)
    } else {
      guard let number = Double(value) else { return nil }
      wanted = .number(number)
    }
  }

  /// Returns a time of a query in seconds since the reference date; `nil` for an unknown one.
  private static func time(_ text: String) -> Double? {
    guard let match = text.wholeMatch(of: /\$time\.([a-z]+)(?:\(([^)]*)\))?/) else { return nil }
    let offset = match.output.2?.trimmingCharacters(in: .whitespaces) ?? ""
    switch match.output.1 {
    case "now":
      let seconds = offset.isEmpty ? 0 : Double(offset)
      return seconds.map { Date().timeIntervalSinceReferenceDate + $0 }
    case "today":
      guard let days = offset.isEmpty ? 0 : Int(offset) else { return nil }
      let today = Calendar.current.startOfDay(for: Date())
      let date = Calendar.current.date(byAdding: .day, value: days, to: today)
      return date?.timeIntervalSinceReferenceDate
    case "iso":
      let date = try? Date(offset, strategy: .iso8601)
      return date?.timeIntervalSinceReferenceDate
    default: return nil
    }
  }

  // MARK: Deciding

  /// Returns whether the values of an item match: any value of the attribute.
  func matches(_ values: [String: Any]) -> Bool {
    let all =
      attribute.allSatisfy { $0 == "*" }
      ? Array(values.values) : [values[Self.name(attribute)]].compactMap { $0 }
    if operation == "!=" { return !all.contains { matches(any: $0, operation: "==") } }
    return all.contains { matches(any: $0, operation: operation) }
  }

  /// Returns the name of an attribute: queries write some without `is`, and some with a capital.
  private static func name(_ attribute: String) -> String {
    switch attribute {
    case "URL": "url"
    case "ISOSpeed": "isoSpeed"
    case "HTMLContentData": "htmlContentData"
    default: attribute
    }
  }

  private func matches(any value: Any, operation: String) -> Bool {
    if let list = value as? [Any] {
      return list.contains { matches(any: $0, operation: operation) }
    }
    switch wanted {
    case .text(let other, let like):
      let text: String? =
        switch value {
        case let text as String: text
        case let text as NSString: text._bridgeToSwift()
        case let url as URL: url.absoluteString
        case let person as CSPerson: person.displayName
        default: nil
        }
      guard let text else { return false }
      return operation == "==" || operation == "="
        ? isLike(text, like) : compare(folded(text), folded(other), operation)
    case .number(let number):
      let other: Double? =
        switch value {
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let number as NSNumber: number.doubleValue
        default: nil
        }
      guard let other else { return false }
      return compare(other, number, operation)
    }
  }

  private func compare<Value: Comparable>(_ value: Value, _ other: Value, _ operation: String)
    -> Bool
  {
    switch operation {
    case "<": value < other
    case ">": value > other
    case "<=": value <= other
    case ">=": value >= other
    default: value == other
    }
  }

  private func isLike(_ text: String, _ predicate: NSPredicate) -> Bool {
    let words =
      options.contains("w")
      ? text.split { !$0.isLetter && !$0.isNumber }.map(String.init) : []
    return ([text] + words).contains { predicate.evaluate(with: $0) }
  }

  private func folded(_ text: String) -> String {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return text.folding(options: folding, locale: nil)
  }
}
