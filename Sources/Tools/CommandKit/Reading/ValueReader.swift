/// Turns words of the command line into values, or says what was expected.
enum ValueReader {
  /// Reads a whole number; nothing from nothing.
  static func integer(
    _ text: String?, of name: String, in range: ClosedRange<Int>, unit: String?
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    if let value = Int(text), range.contains(value) { return value }
    let wanted = "from \(Self.text(of: range))"
    throw UsageError(
      "\(name): expected a whole number\(of(unit)) \(wanted), found '\(text)'")
  }

  /// Reads a number; nothing from nothing.
  static func number(
    _ text: String?, of name: String, in range: ClosedRange<Double>, unit: String?
  ) throws(UsageError) -> Double? {
    guard let text else { return nil }
    // A range never contains a NaN, so the comparison refuses it too.
    if let value = Double(text), range.contains(value) { return value }
    let wanted = "from \(Self.text(of: range))"
    throw UsageError("\(name): expected a number\(of(unit)) \(wanted), found '\(text)'")
  }

  /// Reads one of a type's cases; nothing from nothing.
  static func choice<Case: RawRepresentable<String> & CaseIterable>(
    _ text: String?, of name: String, as type: Case.Type
  ) throws(UsageError) -> Case? {
    guard let text else { return nil }
    if let value = Case(rawValue: text) { return value }
    throw UsageError.notAllowed(text, for: name, allowed: Case.allCases.map(\.rawValue))
  }

  /// A number as people write it: without a fraction where it has none.
  static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return "\(number)"
  }

  /// A range as people say it, such as `0.5 to 8`.
  static func text(of range: ClosedRange<Double>) -> String {
    "\(text(of: range.lowerBound)) to \(text(of: range.upperBound))"
  }

  /// A range of whole numbers as people say it.
  static func text(of range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }

  private static func of(_ unit: String?) -> String { unit.map { " of \($0)" } ?? "" }
}
