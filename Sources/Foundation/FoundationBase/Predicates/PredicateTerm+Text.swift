// The text of terms and conditions, which can be parsed again (Predicates.PR11).
extension PredicateTerm {
  /// The format string.
  var text: String {
    switch self {
    case .constant(let value): Self.text(ofConstant: value)
    case .evaluated: "SELF"
    case .variable(let name): "$" + name
    case .list(let terms): "{" + terms.map(\.text).joined(separator: ", ") + "}"
    case .path(.evaluated, let keys): keys.map(Self.text(ofName:)).joined(separator: ".")
    case .path(let base, let keys):
      base.text(within: 4) + "." + keys.map(Self.text(ofName:)).joined(separator: ".")
    case .element(let base, let place): base.text(within: 4) + "[" + place.text + "]"
    case .function(.negate, let values): "-" + (values.first?.text(within: 4) ?? "")
    case .function(let function, let values): Self.text(of: function, values)
    case .subquery(let base, let variable, let condition):
      "SUBQUERY(\(base.text), $\(variable), \(condition.predicate.formatText))"
    case .setOperation(.union, let left, let right): "\(left.text) UNION \(right.text)"
    case .setOperation(.intersect, let left, let right): "\(left.text) INTERSECT \(right.text)"
    case .setOperation(.minus, let left, let right): "\(left.text) MINUS \(right.text)"
    case .conditional(let condition, let one, let other):
      "TERNARY(\(condition.predicate.formatText), \(one.text), \(other.text))"
    case .block(_, let arguments):
      "BLOCK(" + arguments.map(\.description).joined(separator: ", ") + ")"
    }
  }

  /// The constants in order, because the text does not distinguish all values.
  var constants: [Any?] {
    switch self {
    case .constant(let value): [value]
    case .list(let terms), .function(_, let terms): terms.flatMap(\.constants)
    case .path(let base, _): base.constants
    case .element(let base, .at(let place)): base.constants + place.constants
    case .element(let base, _): base.constants
    case .setOperation(_, let left, let right), .conditional(_, let left, let right):
      left.constants + right.constants
    case .subquery(let base, _, _): base.constants
    case .evaluated, .variable, .block: []
    }
  }

  // MARK: Internals

  /// Returns the text, in parentheses if it binds less strongly than the context.
  private func text(within strength: Int) -> String {
    self.strength < strength ? "(\(text))" : text
  }

  private var strength: Int {
    guard case .function(let function, _) = self else { return 4 }
    return switch function {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .power, .negate: 3
    default: 4
    }
  }

  private static func text(of function: PredicateFunction, _ values: [PredicateTerm]) -> String {
    if let sign = function.sign, values.count == 2 {
      let strength = PredicateTerm.function(function, values).strength
      // A right operand of the same precedence needs parentheses.
      return values[0].text(within: strength) + " \(sign) " + values[1].text(within: strength + 1)
    }
    let name = function == .cast ? "CAST" : function.rawValue
    return name + "(" + values.map(\.text).joined(separator: ", ") + ")"
  }

  private static func text(ofName name: String) -> String {
    PredicateParser.isWord(name) ? "#" + name : name
  }

  private static func text(ofConstant value: Any?) -> String {
    guard let value = PredicateValue.unwrapped(value) else { return "nil" }
    if let text = PredicateValue.text(value) { return quoted(text) }
    if let number = PredicateNumber(value) { return "\(number.value)" }
    if let date = value as? Date ?? (value as? NSDate).map({ Date(since: $0) }) {
      let seconds = String(format: "%.6f", date.timeIntervalSinceReferenceDate)
      return "CAST(\(seconds), \"NSDate\")"
    }
    if let elements = PredicateValue.elements(value) {
      return "{" + elements.map(text(ofConstant:)).joined(separator: ", ") + "}"
    }
    return "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for character in text {
      switch character {
      case "\\", "\"": quoted += "\\" + String(character)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.append(character)
      }
    }
    return "\"" + quoted + "\""
  }
}

extension PredicateTerm.Index {
  fileprivate var text: String {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at(let term): term.text
    }
  }
}

extension Date {
  fileprivate init(since date: NSDate) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
}
