/// A scheduled change of a parameter.
public struct AUParameterEvent {
  /// The next event of the slice.
  public var next: UnsafeMutablePointer<AURenderEvent>? = nil
  /// The time of the event in frames.
  public var eventSampleTime: AUEventSampleTime = 0
  /// The kind.
  public var eventType = AURenderEventType.parameter
  /// Zeros.
  public var reserved: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// The duration of the ramp in frames.
  public var rampDurationSampleFrames: AUAudioFrameCount = 0
  /// The address of the parameter.
  public var parameterAddress: AUParameterAddress = 0
  /// The value, or the one at the end of the ramp.
  public var value: AUValue = 0

  /// Creates an event of zeros.
  public init() {}

  /// Creates an event.
  public init(
    next: UnsafeMutablePointer<AURenderEvent>?, eventSampleTime: AUEventSampleTime,
    eventType: AURenderEventType, reserved: (UInt8, UInt8, UInt8),
    rampDurationSampleFrames: AUAudioFrameCount, parameterAddress: AUParameterAddress,
    value: AUValue
  ) {
    (self.next, self.eventSampleTime) = (next, eventSampleTime)
    (self.eventType, self.reserved) = (eventType, reserved)
    self.rampDurationSampleFrames = rampDurationSampleFrames
    (self.parameterAddress, self.value) = (parameterAddress, value)
  }
}
