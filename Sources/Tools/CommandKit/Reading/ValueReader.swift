/// The conversion of words to values, with an error message for the expected value.
enum ValueReader {
  /// Parses an integer; returns nil without a word.
  static func integer(
    _ text: String?, of name: String, in range: ClosedRange<Int>, unit: String?
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    if let value = Int(text), range.contains(value) { return value }
    let wanted = "from \(Self.text(of: range))"
    throw UsageError(
      "\(name): expected a whole number\(of(unit)) \(wanted), found '\(text)'")
  }

  /// Parses a number; returns nil without a word.
  static func number(
    _ text: String?, of name: String, in range: ClosedRange<Double>, unit: String?
  ) throws(UsageError) -> Double? {
    guard let text else { return nil }
    // A range never contains a NaN, so the comparison refuses it too.
    if let value = Double(text), range.contains(value) { return value }
    let wanted = "from \(Self.text(of: range))"
    throw UsageError("\(name): expected a number\(of(unit)) \(wanted), found '\(text)'")
  }

  /// Parses one of a type's cases; returns nil without a word.
  static func choice<Case: RawRepresentable<String> & CaseIterable>(
    _ text: String?, of name: String, as type: Case.Type
  ) throws(UsageError) -> Case? {
    guard let text else { return nil }
    if let value = Case(rawValue: text) { return value }
    throw UsageError.notAllowed(text, for: name, allowed: Case.allCases.map(\.rawValue))
  }

  /// Returns a number as text, without a fraction if it is an integer.
  static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return "\(number)"
  }

  /// Returns a range as text, such as `0.5 to 8`.
  static func text(of range: ClosedRange<Double>) -> String {
    "\(text(of: range.lowerBound)) to \(text(of: range.upperBound))"
  }

  /// Returns a range of integers as text.
  static func text(of range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }

  private static func of(_ unit: String?) -> String { unit.map { " of \($0)" } ?? "" }
}
