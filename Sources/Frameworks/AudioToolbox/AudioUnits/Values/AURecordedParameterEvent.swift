/// A recorded change of a parameter.
public struct AURecordedParameterEvent: Sendable {
  /// The host time of the change; 0 without a time.
  public var hostTime: UInt64 = 0
  /// The address of the parameter.
  public var address: AUParameterAddress = 0
  /// The value.
  public var value: AUValue = 0

  /// Creates a value of zeros.
  public init() {}

  /// Creates a value.
  public init(hostTime: UInt64, address: AUParameterAddress, value: AUValue) {
    (self.hostTime, self.address, self.value) = (hostTime, address, value)
  }
}
