/// The state of SHA-1, which may be copied and need not be freed.
///
/// - Source: the public header of digests. Confidence: documented.
public struct CC_SHA1state_st: Sendable {
  /// The first part of the hash.
  public var h0: CC_LONG
  /// The second part.
  public var h1: CC_LONG
  /// The third part.
  public var h2: CC_LONG
  /// The fourth part.
  public var h3: CC_LONG
  /// The fifth part.
  public var h4: CC_LONG
  /// The number of bits, its lower half.
  public var Nl: CC_LONG
  /// The number of bits, its upper half.
  public var Nh: CC_LONG
  /// The bytes that wait for the rest of their block.
  public var data:
    (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    )
  /// The number of these bytes.
  public var num: Int32

  /// Creates a state of zeros, which has to be initialized.
  public init() {
    self.init(
      h0: 0, h1: 0, h2: 0, h3: 0, h4: 0, Nl: 0, Nh: 0,
      data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), num: 0)
  }

  /// Creates a state of its parts.
  public init(
    h0: CC_LONG, h1: CC_LONG, h2: CC_LONG, h3: CC_LONG, h4: CC_LONG, Nl: CC_LONG, Nh: CC_LONG,
    data: (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    ), num: Int32
  ) {
    self.h0 = h0
    self.h1 = h1
    self.h2 = h2
    self.h3 = h3
    self.h4 = h4
    self.Nl = Nl
    self.Nh = Nh
    self.data = data
    self.num = num
  }
}

/// The state of SHA-1.
public typealias CC_SHA1_CTX = CC_SHA1state_st
