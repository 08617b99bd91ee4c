/// The volume of a track in a mix, over time (Players.MX2…).
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates parameters without a track.
  public override init() { super.init() }

  /// The identifier of the track.
  open var trackID: CMPersistentTrackID { track }

  /// The time-pitch algorithm for rates other than 1; nil for the item's.
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { algorithm }

  /// The tap that processes the audio of the track (Players.MX3); nil for none.
  open var audioTapProcessor: MTAudioProcessingTap? { tap }

  /// Returns the ramp at a time, or the last one before it.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - startVolume: The volume at the ramp's begin.
  ///   - endVolume: The volume at its end.
  ///   - timeRange: The range of the ramp.
  /// - Returns: Whether there is a ramp at or before the time.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?,
    endVolume: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = ramps.last(where: { $0.range.start <= time }) else { return false }
    startVolume?.pointee = ramp.from
    endVolume?.pointee = ramp.to
    timeRange?.pointee = ramp.range
    return true
  }

  /// Returns an immutable copy of the parameters.
  open func copy(with zone: NSZone? = nil) -> Any { copied(into: AVAudioMixInputParameters()) }

  /// Returns a mutable copy of the parameters.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    copied(into: AVMutableAudioMixInputParameters())
  }

  // MARK: Internals

  /// A volume ramp; immediate if its range is empty.
  struct Ramp {
    var range: CMTimeRange
    var from: Float
    var to: Float
  }

  var track: CMPersistentTrackID = 0
  var algorithm: AVAudioTimePitchAlgorithm?
  var tap: MTAudioProcessingTap?
  /// The ramps in the order of their start times.
  var ramps: [Ramp] = []

  /// The volume over time in nanoseconds.
  var curve: VolumeCurve {
    VolumeCurve(
      ramps: ramps.compactMap { ramp in
        guard let start = ramp.range.start.nanoseconds, let end = ramp.range.end.nanoseconds else {
          return nil
        }
        return .init(start: start, end: end, from: ramp.from, to: ramp.to)
      })
  }

  private func copied(into new: AVAudioMixInputParameters) -> AVAudioMixInputParameters {
    (new.track, new.algorithm, new.tap, new.ramps) = (track, algorithm, tap, ramps)
    return new
  }
}
