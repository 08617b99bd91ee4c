/// How large and how deep a JSON text may be.
public struct JSONLimits: Sendable {
  /// Arrays and objects within one another; every real format known stays below 12.
  public var depth: Int
  /// Values of any kind; each costs 24 bytes while the tree lives.
  public var values: Int

  /// Makes limits.
  ///
  /// - Source: ours; the defaults leave room for any real file. Confidence: guess.
  public init(depth: Int = 64, values: Int = 4_000_000) {
    self.depth = depth
    self.values = values
  }
}
