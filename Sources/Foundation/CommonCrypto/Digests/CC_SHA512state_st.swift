/// The state of SHA-512 and SHA-384, which may be copied and need not be freed.
///
/// - Source: the public header of digests. Confidence: documented.
public struct CC_SHA512state_st: Sendable {
  /// The number of bits, its lower half first.
  public var count: (CC_LONG64, CC_LONG64)
  /// The hash.
  public var hash:
    (CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64)
  /// The bytes that wait for the rest of their block.
  public var wbuf:
    (
      CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64,
      CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64
    )

  /// Creates a state of zeros, which has to be initialized.
  public init() {
    self.init(
      count: (0, 0), hash: (0, 0, 0, 0, 0, 0, 0, 0),
      wbuf: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Creates a state of its parts.
  public init(
    count: (CC_LONG64, CC_LONG64),
    hash: (CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64),
    wbuf: (
      CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64,
      CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64, CC_LONG64
    )
  ) {
    self.count = count
    self.hash = hash
    self.wbuf = wbuf
  }
}

/// The state of SHA-512 and SHA-384.
public typealias CC_SHA512_CTX = CC_SHA512state_st
