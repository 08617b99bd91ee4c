/// The state of MD2, which may be copied and need not be freed.
///
/// - Source: the public header of digests. Confidence: documented.
public struct CC_MD2state_st: Sendable {
  /// The number of bytes that wait for the rest of their block.
  public var num: Int32
  /// These bytes.
  public var data:
    (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8
    )
  /// The checksum.
  public var cksm:
    (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    )
  /// The hash.
  public var state:
    (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    )

  /// Creates a state of zeros, which has to be initialized.
  public init() {
    self.init(
      num: 0, data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      cksm: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      state: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Creates a state of its parts.
  public init(
    num: Int32,
    data: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8
    ),
    cksm: (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    ),
    state: (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    )
  ) {
    self.num = num
    self.data = data
    self.cksm = cksm
    self.state = state
  }
}

/// The state of MD2.
public typealias CC_MD2_CTX = CC_MD2state_st
