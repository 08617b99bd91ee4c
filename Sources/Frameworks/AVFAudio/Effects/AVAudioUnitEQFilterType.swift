/// The filter types of an equalizer's bands.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// A parametric filter, with a frequency, a bandwidth and a gain.
  case parametric
  /// A low-pass filter, with a frequency.
  case lowPass
  /// A high-pass filter, with a frequency.
  case highPass
  /// A resonant low-pass filter; here without resonance (AudioEngine.FX3).
  case resonantLowPass
  /// A resonant high-pass filter; here without resonance (AudioEngine.FX3).
  case resonantHighPass
  /// A band-pass filter, with a frequency and a bandwidth.
  case bandPass
  /// A band-stop filter, with a frequency and a bandwidth.
  case bandStop
  /// A low shelf, with a frequency and a gain.
  case lowShelf
  /// A high shelf, with a frequency and a gain.
  case highShelf
  /// A resonant low shelf; here a steeper shelf (AudioEngine.FX3).
  case resonantLowShelf
  /// A resonant high shelf; here a steeper shelf (AudioEngine.FX3).
  case resonantHighShelf
}
