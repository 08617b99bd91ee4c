/// The status flags of a FeliCa response.
public struct NFCFeliCaStatusFlag: Sendable {
  /// Status flag 1.
  public var statusFlag1: Int
  /// Status flag 2.
  public var statusFlag2: Int

  /// Creates status flags.
  public init(statusFlag1: Int, statusFlag2: Int) {
    self.statusFlag1 = statusFlag1
    self.statusFlag2 = statusFlag2
  }
}
