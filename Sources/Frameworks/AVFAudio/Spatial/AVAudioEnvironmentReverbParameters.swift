import Foundation

/// The reverberation of an environment, followed by a filter.
///
/// Steps AudioEngine.SP6
///
/// - Thread: one at a time, that of the engine.
open class AVAudioEnvironmentReverbParameters: NSObject {
  /// Whether reverb is applied; false by default.
  open var enable = false { didSet { onChange?() } }

  /// The level in dB, −40…40; 0 by default.
  open var level: Float {
    get { values.get(.gain) }
    set { values.set(.gain, newValue.isFinite ? min(max(newValue, -40), 40) : 0) }
  }

  /// The filter, which changes nothing by default.
  open private(set) var filterParameters: AVAudioUnitEQFilterParameters

  /// Loads a preset.
  open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {
    values.set(.kind, preset.room.number)
    values.set(.time, preset.room.decay)
  }

  let values = EffectValues([.mix: 100])
  var onChange: (() -> Void)?

  override init() {
    filterParameters = AVAudioUnitEQFilterParameters(EqualizerBand(frequency: 1000))
    super.init()
    loadFactoryReverbPreset(.mediumHall)
  }
}
