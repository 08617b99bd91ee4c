import TactusJSON

/// A place among samples in the order of their starts, after which a request continues.
///
/// It has a start, so that samples added or deleted meanwhile do not move it, and no row, which
/// would reveal how many samples other apps have saved (Health.PE4).
public struct HealthPlace: Sendable, Hashable {
  /// The start of the last sample.
  public var start: Double
  /// The number of samples with this start that were returned.
  public var count: Int

  /// Creates a place.
  public init(start: Double, count: Int) {
    self.start = start
    self.count = count
  }

  /// The place as a JSON array.
  var json: String { "[\(start),\(count)]" }

  /// Decodes a place; `nil` if it is malformed.
  init?(_ value: JSONValue) {
    let numbers = value.elements.compactMap(\.number)
    guard numbers.count == 2, numbers[0].isFinite, let count = Int(exactly: numbers[1]), count >= 0
    else { return nil }
    self.init(start: numbers[0], count: count)
  }
}
