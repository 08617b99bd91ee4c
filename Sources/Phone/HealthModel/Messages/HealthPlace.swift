import TactusJSON

/// A place among samples in the order of their starts, after which a request continues.
///
/// It names a start, so that samples that are added or deleted meanwhile move nothing, and no row,
/// so that an app does not learn how many samples of others there are (Health.PE4).
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
