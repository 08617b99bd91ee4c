/// The axes about which a billboard turns.
///
/// - Source: the bits follow the order in public bindings. Confidence: guess.
public struct SCNBillboardAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The x axis.
  public static let X = SCNBillboardAxis(rawValue: 1 << 0)
  /// The y axis.
  public static let Y = SCNBillboardAxis(rawValue: 1 << 1)
  /// The z axis.
  public static let Z = SCNBillboardAxis(rawValue: 1 << 2)
  /// All three axes.
  public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}
