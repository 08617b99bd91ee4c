/// How messages show numbers.
enum Shown {
  /// The shortest decimal that is the value, without a needless “.0”.
  static func number<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Value
  ) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A range in the notation of mathematics.
  static func range(_ range: ClosedRange<Float>) -> String {
    "\(number(range.lowerBound))…\(number(range.upperBound))"
  }

  /// Seconds, to the tenth of a millisecond.
  static func seconds(_ seconds: Double) -> String {
    number((seconds * 10_000).rounded() / 10_000) + " s"
  }

  /// Seconds as milliseconds, to the tenth.
  static func milliseconds(_ seconds: Double) -> String {
    number((seconds * 10_000).rounded() / 10) + " ms"
  }

  /// A fraction, to the hundredth.
  static func hundredths(_ value: Double) -> String { number((value * 100).rounded() / 100) }
}
