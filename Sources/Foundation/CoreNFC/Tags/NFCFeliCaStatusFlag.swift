/// The flags of an answer of a tag of FeliCa.
public struct NFCFeliCaStatusFlag: Sendable {
  /// The first flag.
  public var statusFlag1: Int
  /// The second flag.
  public var statusFlag2: Int

  /// Creates an answer.
  public init(statusFlag1: Int, statusFlag2: Int) {
    self.statusFlag1 = statusFlag1
    self.statusFlag2 = statusFlag2
  }
}
