/// A segment of a composition's track: a range of another asset's track, or a gap (Players.CP1…).
///
/// - Thread: any; all its properties are constants.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
  // Nothing changes.

  /// Creates a segment of a file's track (Players.CP6).
  ///
  /// - Parameters:
  ///   - URL: The file.
  ///   - trackID: The number of the file's track.
  ///   - sourceTimeRange: The range of the file's track.
  ///   - targetTimeRange: The range of the composition's track.
  public convenience init(
    url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange,
    targetTimeRange: CMTimeRange
  ) {
    let asset = AVURLAsset(url: URL)
    _ = asset.examination?.wait(within: MediaExamination.patience)
    self.init(
      asset.track(withTrackID: trackID),
      CMTimeMapping(source: sourceTimeRange, target: targetTimeRange))
  }

  /// Creates a gap.
  public convenience init(timeRange: CMTimeRange) {
    self.init(nil, CMTimeMapping(source: .invalid, target: timeRange))
  }

  /// The URL of the source; nil for a gap, and for an asset without a URL.
  open var sourceURL: URL? { source?.asset?.place }
  /// The identifier of the source track; 0 for a gap.
  open var sourceTrackID: CMPersistentTrackID { source?.trackID ?? 0 }

  // MARK: Internals

  /// The source track; nil for a gap.
  let source: AVAssetTrack?

  init(_ source: AVAssetTrack?, _ mapping: CMTimeMapping) {
    self.source = source
    super.init(mapping)
  }

  /// Creates a segment of a source, or a gap, that starts at a time.
  convenience init(_ source: AVAssetTrack?, _ range: CMTimeRange, at time: CMTime) {
    self.init(
      source,
      CMTimeMapping(
        source: source == nil ? .invalid : range,
        target: CMTimeRange(start: time, duration: range.duration)))
  }

  /// The range of the track's time.
  var target: CMTimeRange { mapping.target }

  /// Whether the segment plays at another speed than its source (Players.CP4).
  var isScaled: Bool { !isEmpty && mapping.source.duration != mapping.target.duration }

  /// Returns the segment after scaling a range to a duration (Players.CP4).
  func scaled(_ range: CMTimeRange, to duration: CMTime) -> AVCompositionTrackSegment {
    let factor = duration.seconds / range.duration.seconds
    func moved(_ time: CMTime) -> CMTime {
      if time == range.end { return range.start + duration }
      return range.start + CMTimeMultiplyByFloat64(time - range.start, multiplier: factor)
    }
    let new = CMTimeRange(start: moved(target.start), end: moved(target.end))
    return AVCompositionTrackSegment(source, CMTimeMapping(source: mapping.source, target: new))
  }

  /// Returns the part of the segment in a range of the track's time, shifted by an offset; nil if
  /// there is none.
  func part(in range: CMTimeRange, movedBy offset: CMTime) -> AVCompositionTrackSegment? {
    let common = target.intersection(range)
    guard !common.isEmpty else { return nil }
    if isScaled {
      let speed = mapping.source.duration.seconds / target.duration.seconds
      func place(_ time: CMTime) -> CMTime {
        if time == target.end { return mapping.source.end }
        return mapping.source.start
          + CMTimeMultiplyByFloat64(time - target.start, multiplier: speed)
      }
      return AVCompositionTrackSegment(
        source,
        CMTimeMapping(
          source: CMTimeRange(start: place(common.start), end: place(common.end)),
          target: CMTimeRange(start: common.start + offset, duration: common.duration)))
    }
    let start = isEmpty ? .zero : mapping.source.start + (common.start - target.start)
    return AVCompositionTrackSegment(
      source, CMTimeRange(start: start, duration: common.duration), at: common.start + offset)
  }
}
