/// An event of a gesture that changes a parameter.
public struct AUParameterAutomationEvent: Sendable {
  /// The host time of the event; 0 without a time.
  public var hostTime: UInt64 = 0
  /// The address of the parameter.
  public var address: AUParameterAddress = 0
  /// The value.
  public var value: AUValue = 0
  /// The kind.
  public var eventType = AUParameterAutomationEventType.value
  /// Zero.
  public var reserved: UInt64 = 0

  /// Creates a value of zeros.
  public init() {}

  /// Creates a value.
  public init(
    hostTime: UInt64, address: AUParameterAddress, value: AUValue,
    eventType: AUParameterAutomationEventType, reserved: UInt64
  ) {
    (self.hostTime, self.address, self.value) = (hostTime, address, value)
    (self.eventType, self.reserved) = (eventType, reserved)
  }
}
