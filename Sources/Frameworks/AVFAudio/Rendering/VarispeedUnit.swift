import Synchronization

/// The rendering of speed and pitch changed together, by sample rate conversion.
final class VarispeedUnit: EffectUnit {
  /// The playback rate.
  var rate: Float {
    get { Float(bitPattern: rateBits.load(ordering: .relaxed)) }
    set { rateBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    VarispeedKernel(self, channelCount: channelCount)
  }

  private let rateBits = Atomic(Float(1).bitPattern)
}
