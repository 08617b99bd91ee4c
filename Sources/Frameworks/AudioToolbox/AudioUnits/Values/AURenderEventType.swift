/// The kind of a scheduled event.
public enum AURenderEventType: UInt8, Sendable {
  /// An immediate parameter change.
  case parameter = 1
  /// A ramp of a parameter.
  case parameterRamp = 2
  /// A MIDI message of up to three bytes.
  case MIDI = 8
  /// A longer MIDI message.
  case midiSysEx = 9
}
