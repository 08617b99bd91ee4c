internal import TactusCrashReports

/// Mutable parameters: the volume of a track in a mix.
///
/// - Thread: one at a time.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  // One thread modifies it, as the documentation requires.

  /// Creates parameters of a track with its own volume.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    self.track = track?.trackID ?? 0
  }

  /// The identifier of the track.
  open override var trackID: CMPersistentTrackID {
    get { track }
    set { track = newValue }
  }

  /// The time-pitch algorithm for rates other than 1; nil for the item's.
  open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
    get { algorithm }
    set { algorithm = newValue }
  }

  /// The tap that processes the audio of the track (Players.MX3); nil for none.
  open override var audioTapProcessor: MTAudioProcessingTap? {
    get { tap }
    set { tap = newValue }
  }

  /// Sets the volume from a time on (Players.MX2).
  ///
  /// - Parameters:
  ///   - volume: The volume, 0…1.
  ///   - time: The time.
  open func setVolume(_ volume: Float, at time: CMTime) {
    add(.init(range: CMTimeRange(start: time, duration: .zero), from: volume, to: volume))
  }

  /// Changes the volume linearly over a range (Players.MX2).
  ///
  /// A range that another ramp overlaps raises an exception.
  ///
  /// - Parameters:
  ///   - startVolume: The volume at the start of the range, 0…1.
  ///   - endVolume: The volume at the end of the range and after it, 0…1.
  ///   - timeRange: The range.
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {
    add(.init(range: timeRange, from: startVolume, to: endVolume))
  }

  // MARK: Internals

  private func add(_ ramp: Ramp) {
    guard ramp.range.isValid, ramp.range.start.isNumeric, ramp.range.duration.isNumeric else {
      programmingError(
        "The time range of a volume ramp is not numeric", exception: "NSInvalidArgumentException")
    }
    let overlaps = ramps.contains { other in
      !ramp.range.isEmpty && !other.range.isEmpty
        && !ramp.range.intersection(other.range).isEmpty
    }
    guard !overlaps else {
      programmingError(
        "The time range of a volume ramp must not overlap that of another one",
        exception: "NSInvalidArgumentException")
    }
    // The volume set last for a time counts.
    ramps.removeAll { $0.range == ramp.range }
    let place = ramps.firstIndex { $0.range.start > ramp.range.start } ?? ramps.count
    ramps.insert(ramp, at: place)
  }
}
