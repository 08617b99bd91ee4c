/// The common header of all scheduled events.
public struct AURenderEventHeader {
  /// The next event of the slice.
  public var next: UnsafeMutablePointer<AURenderEvent>? = nil
  /// The time of the event in frames.
  public var eventSampleTime: AUEventSampleTime = 0
  /// The kind.
  public var eventType = AURenderEventType.parameter
  /// Zero.
  public var reserved: UInt8 = 0

  /// Creates the header of a parameter event at time 0.
  public init() {}

  /// Creates a header.
  public init(
    next: UnsafeMutablePointer<AURenderEvent>?, eventSampleTime: AUEventSampleTime,
    eventType: AURenderEventType, reserved: UInt8
  ) {
    (self.next, self.eventSampleTime) = (next, eventSampleTime)
    (self.eventType, self.reserved) = (eventType, reserved)
  }
}
