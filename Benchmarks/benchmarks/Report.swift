import Foundation

/// A table of results, each with its reference.
struct Report {
  private var exceeded = 0

  /// Prints a result.
  ///
  /// - Parameter limit: The greatest ratio to the reference, or `nil` for no limit.
  mutating func add(
    _ name: String, _ value: Double, _ unit: String, _ peer: String, _ other: Double,
    _ limit: Double?
  ) {
    let ratio = value / other
    var verdict = ""
    if let limit {
      let isWithin = ratio <= limit
      verdict = isWithin ? "within \(limit)" : "EXCEEDS \(limit)"
      if !isWithin { exceeded += 1 }
    }
    let figures = String(format: "%9.2f %@", value, unit)
    let comparison = String(format: "%6.2f × %@ (%.2f)", ratio, peer, other)
    print(name.padding(toLength: 44, withPad: " ", startingAt: 0), figures, comparison, verdict)
  }

  /// Exits the program.
  func finish() -> Never { exit(exceeded == 0 ? 0 : 1) }
}
