/// The kinds of an equalizer's bands.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// A peak or a dip, with a frequency, a bandwidth and a gain.
  case parametric
  /// A low pass, with a frequency.
  case lowPass
  /// A high pass, with a frequency.
  case highPass
  /// A low pass with a resonance; here one without (AudioEngine.FX3).
  case resonantLowPass
  /// A high pass with a resonance; here one without (AudioEngine.FX3).
  case resonantHighPass
  /// A band pass, with a frequency and a bandwidth.
  case bandPass
  /// A band stop, with a frequency and a bandwidth.
  case bandStop
  /// A gain below a frequency.
  case lowShelf
  /// A gain above a frequency.
  case highShelf
  /// A gain below a frequency with a resonance, here a steeper shelf (AudioEngine.FX3).
  case resonantLowShelf
  /// A gain above a frequency with a resonance, here a steeper shelf (AudioEngine.FX3).
  case resonantHighShelf
}
