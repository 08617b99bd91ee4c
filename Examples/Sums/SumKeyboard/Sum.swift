/// The sum at the end of a text, such as `2+3*4`.
struct Sum {
  /// The sum as it is written.
  let text: String
  /// The result.
  let value: Double

  /// Reads the sum at the end of a text; fails if there is none, or it is divided by zero.
  init?(endOf text: String) {
    let allowed = Set("0123456789.+-*/")
    self.text = String(text.reversed().prefix(while: allowed.contains).reversed())
    guard self.text.contains(where: "+-*/".contains), let value = Self.value(of: self.text),
      value.isFinite
    else { return nil }
    self.value = value
  }

  /// The result with at most two decimals.
  var result: String {
    let cents = (value * 100).rounded()
    guard abs(cents) < 1e15 else { return "\(value)" }
    let (whole, rest) = (Int(abs(cents)) / 100, Int(abs(cents)) % 100)
    let sign = cents < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
  }

  // MARK: Internals

  private static func value(of text: String) -> Double? {
    var total = 0.0
    var term: Double?
    var (sign, product): (Double, Character) = (1, "*")
    var number = ""
    for character in text + "+" {
      guard "+-*/".contains(character) else {
        number.append(character)
        continue
      }
      guard let factor = Double(number) else { return nil }
      term = term.map { product == "*" ? $0 * factor : $0 / factor } ?? factor
      number = ""
      if character == "+" || character == "-" {
        total += sign * (term ?? 0)
        (term, sign, product) = (nil, character == "-" ? -1 : 1, "*")
      } else {
        product = character
      }
    }
    return total
  }
}
