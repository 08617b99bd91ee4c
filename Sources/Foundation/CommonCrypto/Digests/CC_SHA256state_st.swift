/// The state of SHA-256 and SHA-224, which may be copied and need not be freed.
///
/// - Source: the public header of digests. Confidence: documented.
public struct CC_SHA256state_st: Sendable {
  /// The number of bits, its lower half first.
  public var count: (CC_LONG, CC_LONG)
  /// The hash.
  public var hash: (CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG)
  /// The bytes that wait for the rest of their block.
  public var wbuf:
    (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    )

  /// Creates a state of zeros, which has to be initialized.
  public init() {
    self.init(
      count: (0, 0), hash: (0, 0, 0, 0, 0, 0, 0, 0),
      wbuf: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Creates a state of its parts.
  public init(
    count: (CC_LONG, CC_LONG),
    hash: (CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG),
    wbuf: (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    )
  ) {
    self.count = count
    self.hash = hash
    self.wbuf = wbuf
  }
}

/// The state of SHA-256 and SHA-224.
public typealias CC_SHA256_CTX = CC_SHA256state_st
