/// The unit of a parameter.
public enum AudioUnitParameterUnit: UInt32, Sendable {
  /// No unit.
  case generic = 0
  /// An index of a choice.
  case indexed = 1
  /// 0 or 1.
  case boolean = 2
  /// Percent.
  case percent = 3
  /// Seconds.
  case seconds = 4
  /// Frames.
  case sampleFrames = 5
  /// A phase in degrees, −180…180.
  case phase = 6
  /// A factor of speed.
  case rate = 7
  /// Hertz.
  case hertz = 8
  /// Hundredths of a semitone.
  case cents = 9
  /// Semitones.
  case relativeSemiTones = 10
  /// A MIDI note number.
  case midiNoteNumber = 11
  /// A MIDI controller value.
  case midiController = 12
  /// Decibels.
  case decibels = 13
  /// A factor of amplitude.
  case linearGain = 14
  /// Degrees.
  case degrees = 15
  /// The position of an equal-power crossfade.
  case equalPowerCrossfade = 16
  /// The position of a mixer fader.
  case mixerFaderCurve1 = 17
  /// A pan position, −1…1.
  case pan = 18
  /// Meters.
  case meters = 19
  /// An absolute pitch in cents.
  case absoluteCents = 20
  /// Octaves.
  case octaves = 21
  /// Beats per minute.
  case BPM = 22
  /// Beats.
  case beats = 23
  /// Milliseconds.
  case milliseconds = 24
  /// A ratio.
  case ratio = 25
  /// The custom unit named by `AUParameter.unitName`.
  case customUnit = 26
  /// A MIDI 2 controller value.
  case midi2Controller = 27
}
