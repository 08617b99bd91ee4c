/// The presets of a distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// A bit reduction.
  case drumsBitBrush
  /// A short, coarse echo.
  case drumsBufferBeats
  /// A low rate.
  case drumsLoFi
  /// A broken speaker.
  case multiBrokenSpeaker
  /// A concert through a telephone.
  case multiCellphoneConcert
  /// A reduction of bits and sample rate.
  case multiDecimated1
  /// A stronger reduction.
  case multiDecimated2
  /// A still stronger reduction.
  case multiDecimated3
  /// The strongest reduction.
  case multiDecimated4
  /// An overdrive for funk.
  case multiDistortedFunk
  /// A strong overdrive.
  case multiDistortedCubed
  /// A medium overdrive.
  case multiDistortedSquared
  /// A rough sound.
  case multiEcho1
  /// A rougher sound.
  case multiEcho2
  /// A rough, dense sound.
  case multiEchoTight1
  /// A rougher, dense sound.
  case multiEchoTight2
  /// All effects at once.
  case multiEverythingIsBroken
  /// A voice from space.
  case speechAlienChatter
  /// A voice with interference.
  case speechCosmicInterference
  /// A metallic voice.
  case speechGoldenPi
  /// A voice by radio.
  case speechRadioTower
  /// A voice with a wavering pitch.
  case speechWaves

  /// The parameters of the plug-ins (AudioEngine.FX6).
  ///
  /// - Source: ours, after the names. Confidence: guess.
  var settings: DistortionSettings {
    switch self {
    case .drumsBitBrush: .init(bits: 10, rate: 1 / 4, depth: 0, frequency: 0, drive: 1.0)
    case .drumsBufferBeats: .init(bits: 12, rate: 1 / 2, depth: 0, frequency: 0, drive: 1.0)
    case .drumsLoFi: .init(bits: 9, rate: 1 / 6, depth: 0, frequency: 0, drive: 1.2)
    case .multiBrokenSpeaker: .init(bits: 24, rate: 1 / 3, depth: 0, frequency: 0, drive: 2.2)
    case .multiCellphoneConcert: .init(bits: 12, rate: 1 / 6, depth: 0, frequency: 0, drive: 1.8)
    case .multiDecimated1: .init(bits: 12, rate: 1 / 4, depth: 0, frequency: 0, drive: 1.0)
    case .multiDecimated2: .init(bits: 10, rate: 1 / 6, depth: 0, frequency: 0, drive: 1.0)
    case .multiDecimated3: .init(bits: 8, rate: 1 / 8, depth: 0, frequency: 0, drive: 1.0)
    case .multiDecimated4: .init(bits: 6, rate: 1 / 12, depth: 0, frequency: 0, drive: 1.0)
    case .multiDistortedFunk: .init(bits: 24, rate: 1, depth: 0, frequency: 0, drive: 2.0)
    case .multiDistortedCubed: .init(bits: 24, rate: 1, depth: 0, frequency: 0, drive: 3.0)
    case .multiDistortedSquared: .init(bits: 24, rate: 1, depth: 0, frequency: 0, drive: 2.5)
    case .multiEcho1: .init(bits: 16, rate: 1 / 2, depth: 0, frequency: 0, drive: 1.3)
    case .multiEcho2: .init(bits: 14, rate: 1 / 2, depth: 0, frequency: 0, drive: 1.5)
    case .multiEchoTight1: .init(bits: 16, rate: 1 / 3, depth: 0, frequency: 0, drive: 1.5)
    case .multiEchoTight2: .init(bits: 14, rate: 1 / 3, depth: 0, frequency: 0, drive: 1.8)
    case .multiEverythingIsBroken:
      .init(bits: 7, rate: 1 / 8, depth: 0.6, frequency: 90, drive: 2.8)
    case .speechAlienChatter: .init(bits: 16, rate: 1 / 4, depth: 1.8, frequency: 180, drive: 1.3)
    case .speechCosmicInterference:
      .init(bits: 14, rate: 1 / 4, depth: 1.4, frequency: 620, drive: 1.5)
    case .speechGoldenPi: .init(bits: 24, rate: 1, depth: 1.6, frequency: 314, drive: 1.1)
    case .speechRadioTower: .init(bits: 10, rate: 1 / 6, depth: 0.2, frequency: 60, drive: 2.0)
    case .speechWaves: .init(bits: 24, rate: 1, depth: 1.0, frequency: 6, drive: 1.1)
    }
  }
}
