/// A scheduled MIDI message.
public struct AUMIDIEvent {
  /// The next event of the slice.
  public var next: UnsafeMutablePointer<AURenderEvent>? = nil
  /// The time of the event in frames.
  public var eventSampleTime: AUEventSampleTime = 0
  /// The kind.
  public var eventType = AURenderEventType.MIDI
  /// Zero.
  public var reserved: UInt8 = 0
  /// The number of bytes; further bytes of a long message follow `data` in memory.
  public var length: UInt16 = 0
  /// The cable number.
  public var cable: UInt8 = 0
  /// The bytes.
  public var data: (UInt8, UInt8, UInt8) = (0, 0, 0)

  /// Creates an event without bytes.
  public init() {}

  /// Creates an event.
  public init(
    next: UnsafeMutablePointer<AURenderEvent>?, eventSampleTime: AUEventSampleTime,
    eventType: AURenderEventType, reserved: UInt8, length: UInt16, cable: UInt8,
    data: (UInt8, UInt8, UInt8)
  ) {
    (self.next, self.eventSampleTime) = (next, eventSampleTime)
    (self.eventType, self.reserved, self.length) = (eventType, reserved, length)
    (self.cable, self.data) = (cable, data)
  }
}
