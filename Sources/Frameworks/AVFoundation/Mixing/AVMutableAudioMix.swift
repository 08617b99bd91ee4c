/// The volumes of audio tracks, which can be changed.
///
/// - Thread: one at a time.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  // One thread changes it, as the documentation demands.

  /// The parameters of the tracks whose sound changes.
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue.compactMap { $0.copy() as? AVAudioMixInputParameters } }
  }
}
