/// A period of a subscription or an offer.
package struct StorePeriod: Codable, Hashable, Sendable {
  /// A unit of time.
  package enum Unit: Int, Codable, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }

  /// The number of units.
  package var value: Int
  /// The unit.
  package var unit: Unit

  /// Creates a period.
  package init(_ value: Int, _ unit: Unit) { (self.value, self.unit) = (value, unit) }

  /// Creates a period from an ISO 8601 duration with one unit, such as `P1M`; `nil` for any other
  /// string.
  package init?(_ text: String) {
    guard text.hasPrefix("P"), let last = text.last, let unit = Self.letters[last],
      let value = Int(text.dropFirst().dropLast()), (1...1000).contains(value)
    else { return nil }
    self.init(value, unit)
  }

  /// The ISO 8601 form.
  package var text: String {
    let letter = Self.letters.first { $0.value == unit }?.key ?? "D"
    return "P\(value)\(letter)"
  }

  private static let letters: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
}
