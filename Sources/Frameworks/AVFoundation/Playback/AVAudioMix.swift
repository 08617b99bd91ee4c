/// The way in which the sound of several tracks is mixed.
///
/// Nothing here changes the volume of a track, so a mix has no parameters.
open class AVAudioMix: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a mix that changes nothing.
  public override init() { super.init() }

  /// The parameters of the tracks whose sound changes; none.
  open var inputParameters: [AVAudioMixInputParameters] { [] }

  /// Returns the mix itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
