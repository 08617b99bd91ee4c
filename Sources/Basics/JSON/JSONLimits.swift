/// The limits on the size and depth of a JSON text.
public struct JSONLimits: Sendable {
  /// The greatest depth of nested arrays and objects; every known format stays below 12.
  public var depth: Int
  /// The maximum number of values of any kind; each takes 24 bytes of memory.
  public var values: Int

  /// Creates limits.
  ///
  /// - Source: ours; the defaults leave room for any real file. Confidence: guess.
  public init(depth: Int = 64, values: Int = 4_000_000) {
    self.depth = depth
    self.values = values
  }
}
