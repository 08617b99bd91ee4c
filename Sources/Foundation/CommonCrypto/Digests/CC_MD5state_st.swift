/// The state of MD5, which may be copied and need not be freed.
///
/// - Source: the public header of digests. Confidence: documented.
public struct CC_MD5state_st: Sendable {
  /// The first part of the hash.
  public var A: CC_LONG
  /// The second part.
  public var B: CC_LONG
  /// The third part.
  public var C: CC_LONG
  /// The fourth part.
  public var D: CC_LONG
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
      A: 0, B: 0, C: 0, D: 0, Nl: 0, Nh: 0, data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      num: 0)
  }

  /// Creates a state of its parts.
  public init(
    A: CC_LONG, B: CC_LONG, C: CC_LONG, D: CC_LONG, Nl: CC_LONG, Nh: CC_LONG,
    data: (
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG,
      CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG, CC_LONG
    ), num: Int32
  ) {
    self.A = A
    self.B = B
    self.C = C
    self.D = D
    self.Nl = Nl
    self.Nh = Nh
    self.data = data
    self.num = num
  }
}

/// The state of MD5.
public typealias CC_MD5_CTX = CC_MD5state_st
