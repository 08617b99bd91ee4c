import Synchronization

/// The rendering of independent speed and pitch changes, by SoundTouch.
final class TimePitchUnit: EffectUnit {
  /// The playback rate.
  var rate: Float {
    get { Float(bitPattern: rateBits.load(ordering: .relaxed)) }
    set { rateBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  /// The pitch factor.
  var pitch: Float {
    get { Float(bitPattern: pitchBits.load(ordering: .relaxed)) }
    set { pitchBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    TimePitchKernel(self, sampleRate: sampleRate, channelCount: channelCount)
  }

  private let rateBits = Atomic(Float(1).bitPattern)
  private let pitchBits = Atomic(Float(1).bitPattern)
}
