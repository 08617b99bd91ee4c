/// The formatting of numbers in messages.
enum NumberFormatting {
  /// Returns the shortest decimal representation, without a trailing “.0”.
  static func number<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Value
  ) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a range in interval notation.
  static func range(_ range: ClosedRange<Float>) -> String {
    "\(number(range.lowerBound))…\(number(range.upperBound))"
  }

  /// Returns seconds, rounded to a tenth of a millisecond.
  static func seconds(_ seconds: Double) -> String {
    number((seconds * 10_000).rounded() / 10_000) + " s"
  }

  /// Returns seconds as milliseconds, rounded to a tenth.
  static func milliseconds(_ seconds: Double) -> String {
    number((seconds * 10_000).rounded() / 10) + " ms"
  }

  /// Returns a fraction, rounded to a hundredth.
  static func hundredths(_ value: Double) -> String { number((value * 100).rounded() / 100) }
}
