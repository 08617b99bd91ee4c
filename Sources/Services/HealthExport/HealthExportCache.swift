/// Decoded values by the hashes of their texts.
///
/// The last ones are found without the dictionary: a file has long runs of the same kind, or of a
/// few kinds that alternate.
struct HealthExportCache<Value> {
  private var values: [HealthExportHash: Value] = [:]
  private var recent: [(hash: HealthExportHash, value: Value)] = []
  private var next = 0

  /// Returns the value of a text; decodes it if it is not known.
  ///
  /// - Parameters:
  ///   - hash: The hash of the text.
  ///   - decode: Decodes the text; `nil` for a text without a value, which is not kept.
  mutating func value(of hash: HealthExportHash, _ decode: () -> Value?) -> Value? {
    if let known = known(hash) { return known }
    guard let value = decode() else { return nil }
    add(value, hash)
    return value
  }

  /// Returns the value with a hash; `nil` if it is not known.
  mutating func known(_ hash: HealthExportHash) -> Value? {
    for index in recent.indices where recent[index].hash == hash { return recent[index].value }
    guard let value = values[hash] else { return nil }
    remember(value, hash)
    return value
  }

  /// Adds a value.
  mutating func add(_ value: Value, _ hash: HealthExportHash) {
    if values.count >= Self.maximumCount { values.removeAll() }
    values[hash] = value
    remember(value, hash)
  }

  // MARK: Internals

  private mutating func remember(_ value: Value, _ hash: HealthExportHash) {
    guard recent.count == Self.recentCount else { return recent.append((hash, value)) }
    recent[next] = (hash, value)
    next = (next + 1) % Self.recentCount
  }

  /// The most values: a hostile file has a new one in each element; and those that are found first.
  ///
  /// - Source: ours. Confidence: guess.
  private static var maximumCount: Int { 10_000 }
  private static var recentCount: Int { 4 }
}
