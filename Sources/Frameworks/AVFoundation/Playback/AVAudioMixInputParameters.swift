/// The parameters of a track's sound in a mix.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  /// Creates parameters that change nothing.
  public override init() { super.init() }
}
