import Foundation

/// An equalizer with several bands.
///
/// Steps AudioEngine.FX2, AudioEngine.FX3.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  /// Creates an equalizer whose bands are bypassed.
  ///
  /// - Parameter numberOfBands: The number of bands; a negative one counts as 0.
  public init(numberOfBands: Int) {
    let count = max(0, numberOfBands)
    // From 32 Hz to 16 kHz, at equal intervals.
    let frequencies = (0..<count).map { 32 * pow(500, Float($0) / Float(max(1, count - 1))) }
    let unit = EqualizerUnit(frequencies.map(EqualizerBand.init))
    equalizer = unit
    bands = unit.bands.map(AVAudioUnitEQFilterParameters.init)
    super.init(unit)
  }

  /// Creates an equalizer without bands.
  public convenience init() { self.init(numberOfBands: 0) }

  /// The parameters of the bands.
  open private(set) var bands: [AVAudioUnitEQFilterParameters]

  /// The overall gain in dB, −96…24; 0 by default.
  open var globalGain: Float {
    get { equalizer.gain }
    set { equalizer.gain = newValue.isFinite ? min(max(newValue, -96), 24) : 0 }
  }

  private let equalizer: EqualizerUnit
}
