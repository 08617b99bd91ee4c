/// The volumes with which audio tracks are mixed (Players.MX1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates a mix that changes nothing.
  public override init() { super.init() }

  /// The parameters of the tracks whose audio changes.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }

  /// Returns an immutable copy of the mix.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVAudioMix()
    new.parameters = parameters.compactMap { $0.copy() as? AVAudioMixInputParameters }
    return new
  }

  /// Returns a mutable copy of the mix.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let new = AVMutableAudioMix()
    new.parameters = parameters
    return new
  }

  // MARK: Internals

  var parameters: [AVAudioMixInputParameters] = []

  /// The volumes by track.
  var volumes: [CMPersistentTrackID: VolumeCurve] {
    Dictionary(inputParameters.map { ($0.trackID, $0.curve) }) { first, _ in first }
  }

  /// The taps by track.
  var taps: [CMPersistentTrackID: MTAudioProcessingTap] {
    let found = inputParameters.compactMap { parameters in
      parameters.audioTapProcessor.map { (parameters.trackID, $0) }
    }
    return Dictionary(found) { first, _ in first }
  }
}
