import Foundation

/// A function in a predicate.
enum PredicateFunction: String {
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case power = "raise:toPower:"
  case negate
  case sum
  case count
  case minimum = "min"
  case maximum = "max"
  case average
  case median
  case squareRoot = "sqrt"
  case absolute = "abs"
  case floor
  case ceiling
  case truncate = "trunc"
  case exponential = "exp"
  case naturalLogarithm = "ln"
  case logarithm = "log"
  case modulus = "modulus:by:"
  case mode
  case deviation = "stddev"
  case cast
  case lowercase
  case uppercase
  case now

  /// Creates the function with a name, with or without the colons of Apple's names
  /// (Predicates.PR9).
  init?(name: String) {
    let known = Self(rawValue: name) ?? Self(rawValue: name.lowercased())
    guard let found = known ?? (name.hasSuffix(":") ? Self(name: String(name.dropLast())) : nil)
    else { return nil }
    self = found
  }

  /// The name in Apple's expressions.
  var name: String { rawValue.hasSuffix(":") || arity == 0 ? rawValue : rawValue + ":" }

  /// The infix operator, if there is one.
  var sign: String? {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .power: "**"
    default: nil
    }
  }

  /// The number of arguments.
  var arity: Int {
    switch self {
    case .add, .subtract, .multiply, .divide, .power, .modulus, .cast: 2
    case .now: 0
    default: 1
    }
  }

  /// Whether several arguments may stand in for a collection.
  var isVariadic: Bool {
    switch self {
    case .sum, .minimum, .maximum, .average, .median, .mode, .deviation: true
    default: false
    }
  }

  /// Returns the result of the function.
  func value(_ arguments: [Any?]) -> Any? {
    switch self {
    case .now: return Date()
    case .count: return PredicateValue.elements(arguments[0]).map(\.count) ?? 0
    case .lowercase: return PredicateValue.text(arguments[0])?.lowercased()
    case .uppercase: return PredicateValue.text(arguments[0])?.uppercased()
    case .cast: return cast(arguments[0], to: PredicateValue.text(arguments[1]) ?? "")
    case .sum, .minimum, .maximum, .average, .median, .mode, .deviation:
      return aggregated(PredicateValue.elements(arguments[0]) ?? arguments)
    default:
      let numbers = arguments.compactMap { PredicateNumber($0) }
      guard numbers.count == arguments.count else { return nil }
      return computed(numbers)
    }
  }

  private func aggregated(_ elements: [Any?]) -> Any? {
    switch self {
    case .minimum: return elements.compactMap(\.self).min(by: PredicateValue.isLess)
    case .maximum: return elements.compactMap(\.self).max(by: PredicateValue.isLess)
    default: break
    }
    let numbers = elements.compactMap { PredicateNumber($0) }
    let sum = numbers.reduce(PredicateNumber.whole(0), +)
    switch self {
    case .sum: return sum.value
    case .average: return numbers.isEmpty ? 0 : sum.fraction / Double(numbers.count)
    case .mode: return mostFrequent(elements)
    case .deviation:
      guard !numbers.isEmpty else { return 0 }
      let mean = sum.fraction / Double(numbers.count)
      let squares = numbers.map { ($0.fraction - mean) * ($0.fraction - mean) }
      return (squares.reduce(0, +) / Double(numbers.count)).squareRoot()
    default:
      let sorted = numbers.map(\.fraction).sorted()
      guard !sorted.isEmpty else { return 0 }
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
  }

  /// Returns the most frequent elements, each once.
  private func mostFrequent(_ elements: [Any?]) -> [Any] {
    var counts: [(element: Any, count: Int)] = []
    for element in elements.compactMap(\.self) {
      if let index = counts.firstIndex(where: { PredicateValue.isSame($0.element, element) }) {
        counts[index].count += 1
      } else {
        counts.append((element, 1))
      }
    }
    let most = counts.map(\.count).max()
    return counts.filter { $0.count == most }.map(\.element)
  }

  /// Converts a value to a type, given by the class's name (Predicates.PR11).
  private func cast(_ value: Any?, to type: String) -> Any? {
    switch type {
    case "NSDate":
      if let text = PredicateValue.text(value), let seconds = Double(text) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      return PredicateNumber(value).map { Date(timeIntervalSinceReferenceDate: $0.fraction) }
    case "NSNumber", "NSDecimalNumber":
      if let text = PredicateValue.text(value) {
        return Int(text).map { $0 as Any } ?? Double(text) as Any?
      }
      if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
      return PredicateNumber(value)?.value
    case "NSString":
      return PredicateValue.text(value) ?? PredicateNumber(value).map { "\($0.value)" }
    default: return nil
    }
  }

  /// Returns a power, which is an integer if both operands are and the result is exact.
  private func power(_ base: PredicateNumber, _ exponent: PredicateNumber) -> Any {
    let power = pow(base.fraction, exponent.fraction)
    guard case .whole = base, case .whole = exponent, abs(power) < 0x1p53,
      let whole = Int(exactly: power)
    else { return power }
    return whole
  }

  private func computed(_ numbers: [PredicateNumber]) -> Any? {
    let first = numbers[0]
    switch self {
    case .add: return (first + numbers[1]).value
    case .subtract: return (first - numbers[1]).value
    case .multiply: return (first * numbers[1]).value
    case .divide: return (first / numbers[1]).value
    case .modulus: return first.remainder(by: numbers[1]).value
    case .power: return power(first, numbers[1])
    case .negate: return (PredicateNumber.whole(0) - first).value
    case .absolute: return abs(first.fraction)
    case .squareRoot: return first.fraction.squareRoot()
    case .floor: return first.fraction.rounded(.down)
    case .ceiling: return first.fraction.rounded(.up)
    case .truncate: return first.fraction.rounded(.towardZero)
    case .exponential: return exp(first.fraction)
    case .naturalLogarithm: return log(first.fraction)
    case .logarithm: return log10(first.fraction)
    default: return nil
    }
  }
}
