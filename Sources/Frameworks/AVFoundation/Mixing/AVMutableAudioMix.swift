/// A mutable audio mix.
///
/// - Thread: one at a time.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  // One thread modifies it, as the documentation requires.

  /// The parameters of the tracks whose audio changes.
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue.compactMap { $0.copy() as? AVAudioMixInputParameters } }
  }
}
