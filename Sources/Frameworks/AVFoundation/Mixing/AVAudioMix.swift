/// The volumes of audio tracks that are heard together (Players.MX1…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Subclasses change on one thread, as the documentation demands.

  /// Creates a mix that changes nothing.
  public override init() { super.init() }

  /// The parameters of the tracks whose sound changes.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }

  /// Returns a mix with the same parameters, which do not change any more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVAudioMix()
    new.parameters = parameters.compactMap { $0.copy() as? AVAudioMixInputParameters }
    return new
  }

  /// Returns a mix with the same parameters.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let new = AVMutableAudioMix()
    new.parameters = parameters
    return new
  }

  // MARK: Internals

  var parameters: [AVAudioMixInputParameters] = []

  /// The volumes by tracks.
  var volumes: [CMPersistentTrackID: VolumeCurve] {
    Dictionary(inputParameters.map { ($0.trackID, $0.curve) }) { first, _ in first }
  }

  /// The taps by tracks.
  var taps: [CMPersistentTrackID: MTAudioProcessingTap] {
    let found = inputParameters.compactMap { parameters in
      parameters.audioTapProcessor.map { (parameters.trackID, $0) }
    }
    return Dictionary(found) { first, _ in first }
  }
}
