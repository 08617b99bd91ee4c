import Synchronization

/// The rendering of an equalizer.
final class EqualizerUnit: EffectUnit {
  let bands: [EqualizerBand]

  init(_ bands: [EqualizerBand]) { self.bands = bands }

  /// The overall gain in dB.
  var gain: Float {
    get { Float(bitPattern: gainBits.load(ordering: .relaxed)) }
    set { gainBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    EqualizerKernel(self, sampleRate: sampleRate, channelCount: channelCount)
  }

  private let gainBits = Atomic(Float(0).bitPattern)
}
