import Foundation

/// A node that adds the reverberation of a room.
///
/// Steps AudioEngine.FX2, AudioEngine.FX4.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// Creates a node with the preset `mediumHall`.
  public init() {
    let unit = ReverberationUnit()
    reverberation = unit
    super.init(unit)
    loadFactoryPreset(.mediumHall)
  }

  /// Loads a preset.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {
    let room = preset.room
    reverberation.values.set(.kind, room.number)
    reverberation.values.set(.time, room.decay)
  }

  /// The mix of the reverberation in percent, 0…100; 100 by default.
  open var wetDryMix: Float {
    get { reverberation.values.get(.mix) }
    set { reverberation.values.set(.mix, EffectValues.percentage(newValue)) }
  }

  private let reverberation: ReverberationUnit
}
