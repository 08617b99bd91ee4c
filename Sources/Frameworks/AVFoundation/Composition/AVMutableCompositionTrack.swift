internal import TactusCrashReports

/// A mutable track of a composition (Players.CP1…).
///
/// - Thread: one at a time.
open class AVMutableCompositionTrack: AVCompositionTrack, _MutableCompositionSegments,
  @unchecked Sendable
{
  // One thread modifies it, as the documentation requires.

  /// Whether the track is enabled.
  open override var isEnabled: Bool {
    get { plays }
    set {
      plays = newValue
      changed()
    }
  }

  /// The volume of the track, 0…1.
  open override var preferredVolume: Float {
    get { volume }
    set {
      volume = newValue.isFinite ? min(max(newValue, 0), 1) : 1
      changed()
    }
  }

  /// Inserts a range of a track; later content moves (Players.CP2).
  ///
  /// - Parameters:
  ///   - timeRange: The range of the track.
  ///   - track: The track, of the same kind.
  ///   - startTime: The time in this track; an invalid one stands for its end.
  /// - Throws: `AVError` if the track has another media type, or if times are not numbers.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws {
    guard track.mediaType == mediaType else {
      throw AVError(
        .operationNotSupportedForAsset,
        reason: "a track of the kind \(track.mediaType.rawValue) was inserted into one of the kind "
          + mediaType.rawValue)
    }
    guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration.isNumeric else {
      throw AVError(.invalidSourceMedia, reason: "the range \(timeRange) is not one of numbers")
    }
    // Inserting a composition into itself uses its segments as they are at this moment.
    let inserted: [AVCompositionTrackSegment] =
      if let track = track as? AVCompositionTrack {
        track.parts.compactMap { $0.part(in: timeRange, movedBy: .zero - timeRange.start) }
      } else {
        [AVCompositionTrackSegment(track, timeRange, at: .zero)]
      }
    insert(inserted, duration: timeRange.duration, at: startTime)
  }

  /// Inserts ranges of tracks, one after another (Players.CP2).
  ///
  /// - Parameters:
  ///   - timeRanges: The ranges in `NSValue`s.
  ///   - tracks: Their tracks.
  ///   - startTime: The time in this track; an invalid one stands for its end.
  /// - Throws: As `insertTimeRange(_:of:at:)`.
  open func insertTimeRanges(
    _ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime
  ) throws {
    var time = startTime.isNumeric ? startTime : end
    for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
      try insertTimeRange(range, of: track, at: time)
      time = time + range.duration
    }
  }

  /// Inserts a gap; later content moves.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration.isNumeric else { return }
    insert([], duration: timeRange.duration, at: timeRange.start)
  }

  /// Removes a range; later content moves.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    let range = timeRange.intersection(self.timeRange)
    guard !range.isEmpty else { return }
    let before = CMTimeRange(start: .zero, end: range.start)
    let after = CMTimeRange(start: range.end, end: end)
    parts =
      parts.compactMap { $0.part(in: before, movedBy: .zero) }
      + parts.compactMap { $0.part(in: after, movedBy: .zero - range.duration) }
    changed()
  }

  /// Scales a range to another duration, which changes its speed; later content moves
  /// (Players.CP4).
  ///
  /// - Parameters:
  ///   - timeRange: The range of this track.
  ///   - duration: Its new duration.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    let range = timeRange.intersection(self.timeRange)
    guard !range.isEmpty, duration.isNumeric, duration > .zero else { return }
    let before = CMTimeRange(start: .zero, end: range.start)
    let after = CMTimeRange(start: range.end, end: max(range.end, end))
    parts =
      parts.compactMap { $0.part(in: before, movedBy: .zero) }
      + parts.compactMap { $0.part(in: range, movedBy: .zero)?.scaled(range, to: duration) }
      + parts.compactMap { $0.part(in: after, movedBy: duration - range.duration) }
    changed()
  }

  /// The transform that a video composition applies to frames by default.
  ///
  /// Without a video composition, frames are shown untransformed (Players.CP3).
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }

  /// The language code; by default, that of the first segment.
  open override var languageCode: String? {
    get { language ?? super.languageCode }
    set { language = newValue }
  }

  /// The BCP 47 language tag; by default, that of the first segment.
  open override var extendedLanguageTag: String? {
    get { languageCode }
    set { languageCode = newValue }
  }

  /// The time scale, in units per second; by default, that of the first segment.
  open override var naturalTimeScale: CMTimeScale {
    get { timeScale ?? super.naturalTimeScale }
    set { timeScale = newValue }
  }

  // MARK: Associations

  /// Adds an association with another track of the composition (Players.CP7).
  ///
  /// - Parameters:
  ///   - compositionTrack: The other track.
  ///   - trackAssociationType: The relation.
  open func addTrackAssociation(
    to compositionTrack: AVCompositionTrack, type trackAssociationType: AssociationType
  ) {
    let number = compositionTrack.trackID
    guard !associations.contains(where: { $0 == (trackAssociationType, number) }) else { return }
    associations.append((trackAssociationType, number))
  }

  /// Removes an association with another track of the composition.
  ///
  /// - Parameters:
  ///   - compositionTrack: The other track.
  ///   - trackAssociationType: The relation.
  open func removeTrackAssociation(
    to compositionTrack: AVCompositionTrack, type trackAssociationType: AssociationType
  ) { associations.removeAll { $0 == (trackAssociationType, compositionTrack.trackID) } }

  // MARK: Segments

  /// Validates the segments of a track (Players.CP6).
  ///
  /// - Parameter trackSegments: The segments.
  /// - Throws: `AVError` if their times are not numbers, or if there is a gap between them.
  open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
    var end = CMTime.zero
    for segment in trackSegments {
      let target = segment.target
      guard target.isValid, target.start.isNumeric, target.duration.isNumeric,
        target.duration > .zero
      else {
        throw AVError(
          .invalidCompositionTrackSegmentDuration,
          reason: "a segment has the range \(target), which is not one of numbers above 0")
      }
      guard target.start == end else {
        throw AVError(
          .compositionTrackSegmentsNotContiguous,
          reason: "a segment begins at \(target.start.seconds) s, and the one before it ends at "
            + "\(end.seconds) s")
      }
      let source = segment.timeMapping.source
      guard segment.isEmpty || (source.start.isNumeric && source.duration > .zero) else {
        throw AVError(
          .invalidCompositionTrackSegmentSourceDuration,
          reason: "a segment has the range \(source) of its data; it must have positive numbers")
      }
      if let track = segment.source, track.mediaType != mediaType {
        throw AVError(
          .operationNotSupportedForAsset,
          reason: "a segment has data of the kind \(track.mediaType.rawValue)")
      }
      end = target.end
    }
  }

  /// Replaces the segments, or warns of the reason why they are rejected.
  func replaceSegments(_ new: [AVCompositionTrackSegment]) {
    do {
      try validateSegments(new)
      parts = new
      changed()
    } catch {
      RuntimeWarning.once(
        "AVMutableCompositionTrack.segments: \(error.localizedDescription); the segments stay as "
          + "they were", namesPlace: true)
    }
  }

  // MARK: Formats

  /// Replaces a sample format (Players.CP6).
  ///
  /// - Parameters:
  ///   - originalFormatDescription: The format of a part.
  ///   - replacementFormatDescription: The replacing format; nil to restore the original.
  open func replaceFormatDescription(
    _ originalFormatDescription: CMFormatDescription,
    with replacementFormatDescription: CMFormatDescription?
  ) {
    replacements.removeAll {
      CMFormatDescriptionEqual(
        $0.originalFormatDescription, otherFormatDescription: originalFormatDescription)
    }
    guard let replacementFormatDescription else { return }
    replacements.append(
      AVCompositionTrackFormatDescriptionReplacement(
        originalFormatDescription, replacementFormatDescription))
  }

  // MARK: Internals

  /// Inserts segments whose times start at 0, and fills gaps.
  private func insert(_ new: [AVCompositionTrackSegment], duration: CMTime, at startTime: CMTime) {
    guard duration > .zero else { return }
    let start = startTime.isNumeric ? max(startTime, .zero) : end
    let before = CMTimeRange(start: .zero, end: start)
    let after = CMTimeRange(start: start, end: max(start, end))
    var result = parts.compactMap { $0.part(in: before, movedBy: .zero) }
    fill(&result, to: start)
    let whole = CMTimeRange(start: .zero, duration: duration)
    result += new.compactMap { $0.part(in: whole, movedBy: start) }
    fill(&result, to: start + duration)
    result += parts.compactMap { $0.part(in: after, movedBy: duration) }
    parts = result
    changed()
  }

  /// Extends the track with a gap up to a time.
  private func fill(_ segments: inout [AVCompositionTrackSegment], to time: CMTime) {
    let end = segments.last?.target.end ?? .zero
    guard end < time else { return }
    segments.append(
      AVCompositionTrackSegment(nil, CMTimeRange(start: .zero, duration: time - end), at: end))
  }

  private func changed() { (asset as? AVComposition)?.changed() }
}
