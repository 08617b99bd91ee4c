import Foundation

/// A node that distorts sound.
///
/// Steps AudioEngine.FX2, AudioEngine.FX6.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  /// Creates a node with the preset `drumsBitBrush`.
  public init() {
    let unit = DistortionUnit()
    distortion = unit
    super.init(unit)
    loadFactoryPreset(.drumsBitBrush)
  }

  /// Loads a preset.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {
    let settings = preset.settings
    distortion.values.set(.kind, settings.bits)
    distortion.values.set(.time, settings.rate)
    distortion.values.set(.amount, settings.depth)
    distortion.values.set(.frequency, settings.frequency)
    distortion.values.set(.drive, settings.drive)
  }

  /// The gain before the distortion in dB, −80…20; −6 by default.
  open var preGain: Float {
    get { distortion.values.get(.gain) }
    set { distortion.values.set(.gain, newValue.isFinite ? min(max(newValue, -80), 20) : -6) }
  }

  /// The mix of the distorted sound in percent, 0…100; 50 by default.
  open var wetDryMix: Float {
    get { distortion.values.get(.mix) }
    set { distortion.values.set(.mix, EffectValues.percentage(newValue)) }
  }

  private let distortion: DistortionUnit
}
