/// The kind of a scheduled event.
public enum AURenderEventType: UInt8, Sendable {
  /// A parameter gets a value.
  case parameter = 1
  /// A parameter gets a value in a ramp.
  case parameterRamp = 2
  /// A MIDI message of up to three bytes.
  case MIDI = 8
  /// A longer MIDI message.
  case midiSysEx = 9
}
