import AVFoundation
import ScreenTestSupport
import TestSupport
import Testing

/// The types of a composition's tracks and segments.
@Suite("Tracks of compositions", .serialized, .exclusiveScreen) @MainActor
struct CompositionTrackTests {
  private func range(_ start: Int64, _ duration: Int64) -> CMTimeRange {
    CMTimeRange(
      start: CMTime(value: start, timescale: 48_000),
      duration: CMTime(value: duration, timescale: 48_000))
  }

  private func film() throws -> Film {
    try Film(pictures: 0, seconds: 1, container: "wavenc", name: "film.wav")
  }

  @Test("Players.CP6. Tracks that are found can be changed")
  func types() async throws {
    let film = try film()
    let composition = AVMutableComposition(urlAssetInitializationOptions: ["key": 1])
    #expect(composition.urlAssetInitializationOptions["key"] as? Int == 1)
    try composition.insertTimeRange(range(0, 1000), of: AVURLAsset(url: film.url), at: .zero)
    composition.tracks(withMediaType: .audio).first?.removeTimeRange(range(200, 300))
    #expect(composition.duration == range(0, 700).end)
    composition.tracks[0].preferredTransform = CGAffineTransform(scaleX: 2, y: 2)
    composition.track(withTrackID: 1)?.scaleTimeRange(range(0, 700), toDuration: range(0, 350).end)
    #expect(composition.duration == range(0, 350).end)
    try await composition.loadTracks(withMediaType: .audio).first?.insertEmptyTimeRange(
      range(0, 50))
    try await composition.loadTrack(withTrackID: 1)?.preferredVolume = 0.5
    #expect(try await composition.loadTracks(withMediaCharacteristic: .visual).isEmpty)
    let copy = try #require(composition.copy() as? AVComposition)
    let track: AVCompositionTrack = try #require(
      copy.tracks(withMediaCharacteristic: .audible).first)
    #expect(track.preferredTransform.a == 2 && track.preferredVolume == 0.5)
    #expect(copy.duration == range(0, 400).end && !(track is AVMutableCompositionTrack))
    #expect(copy.urlAssetInitializationOptions.count == 1)
    // As an asset it has the same tracks.
    let asset: AVAsset = copy
    #expect(asset.tracks == copy.tracks && asset.track(withTrackID: 1) === track)
    #expect(try await asset.loadTracks(withMediaType: .audio) == [track])
  }

  @Test("Players.CP8. A time of a track is found in its segment, and in the data of that")
  func times() throws {
    let film = try film()
    let composition = AVMutableComposition()
    let asset = AVURLAsset(url: film.url)
    try composition.insertTimeRange(range(1000, 500), of: asset, at: .zero)
    let track = try #require(composition.tracks(withMediaType: .audio).first)
    track.insertEmptyTimeRange(range(200, 100))
    func source(_ time: Int64) -> CMTime {
      track.samplePresentationTime(forTrackTime: range(time, 0).start)
    }
    #expect(source(50) == range(1050, 0).start && source(350) == range(1250, 0).start)
    #expect(!source(250).isValid && !source(600).isValid)
    #expect(track.segment(forTrackTime: range(250, 0).start)?.isEmpty == true)
    #expect(track.segment(forTrackTime: range(600, 0).start) == nil)
    #expect(asset.compatibleTrack(for: track)?.mediaType == .audio)
    #expect(!track.requiresFrameReordering)
  }

  @Test("Players.CP6. Segments of files and gaps are set, and refused if they do not follow")
  func segments() throws {
    let film = try film()
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7))
    let source = try #require(AVURLAsset(url: film.url).tracks.first)
    let gap = AVCompositionTrackSegment(timeRange: range(0, 100))
    let part = AVCompositionTrackSegment(
      url: film.url, trackID: source.trackID, sourceTimeRange: range(500, 200),
      targetTimeRange: range(100, 200))
    #expect(gap.isEmpty && gap.sourceURL == nil && gap.timeMapping.target == range(0, 100))
    #expect(part.sourceURL == film.url && part.sourceTrackID == source.trackID && !part.isEmpty)
    track.segments = [gap, part]
    #expect(composition.duration == range(0, 300).end && track.segments == [gap, part])
    #expect(track.segment(forTrackTime: range(150, 0).start) === part)
    func code(_ segments: [AVCompositionTrackSegment]) -> AVError.Code? {
      do { try track.validateSegments(segments) } catch { return (error as? AVError)?.code }
      return nil
    }
    #expect(code([gap, part]) == nil && code([]) == nil)
    #expect(code([part]) == .compositionTrackSegmentsNotContiguous)
    #expect(
      code([AVCompositionTrackSegment(timeRange: .invalid)])
        == .invalidCompositionTrackSegmentDuration)
    #expect(
      code([
        AVCompositionTrackSegment(
          url: film.url, trackID: source.trackID, sourceTimeRange: range(0, 0),
          targetTimeRange: range(0, 10))
      ]) == .invalidCompositionTrackSegmentSourceDuration)
    track.segments = [part]
    #expect(track.segments == [gap, part])
    let picture = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
    #expect(throws: AVError.self) { try picture.validateSegments([gap, part]) }
  }

  @Test("Players.CP7. A track has relations to others of its composition, and copies have them")
  func relations() throws {
    let composition = AVMutableComposition()
    let one = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 3))
    let two = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 4))
    one.addTrackAssociation(to: two, type: .audioFallback)
    one.addTrackAssociation(to: two, type: .audioFallback)
    #expect(one.availableTrackAssociationTypes == [.audioFallback])
    #expect(one.associatedTracks(ofType: .audioFallback) == [two])
    #expect(one.associatedTracks(ofType: .chapterList).isEmpty)
    #expect(two.availableTrackAssociationTypes.isEmpty)
    let copy = try #require(composition.copy() as? AVComposition)
    let tracks = copy.track(withTrackID: 3)?.associatedTracks(ofType: .audioFallback)
    #expect(tracks?.map(\.trackID) == [4] && tracks?.first !== two)
    one.removeTrackAssociation(to: two, type: .audioFallback)
    #expect(one.availableTrackAssociationTypes.isEmpty)
    #expect(try AVURLAsset(url: film().url).tracks[0].availableTrackAssociationTypes.isEmpty)
  }

  private func rate(of track: AVAssetTrack) throws -> Double? {
    try CMFormatDescription.first(of: track).audioStreamBasicDescription?.mSampleRate
  }

  @Test("Players.CP6. A format of the samples is replaced in the descriptions")
  func formats() throws {
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
    let source = try #require(AVURLAsset(url: try film().url).tracks.first)
    try track.insertTimeRange(range(0, 100), of: source, at: .zero)
    let original = try CMFormatDescription.first(of: track)
    var description = try #require(original.audioStreamBasicDescription)
    description.mSampleRate = 8000
    let other = try CMFormatDescription(audioStreamBasicDescription: description)
    track.replaceFormatDescription(original, with: other)
    #expect(try rate(of: track) == 8000)
    let replacement = try #require(track.formatDescriptionReplacements.first)
    #expect(replacement.originalFormatDescription === original)
    #expect(replacement.replacementFormatDescription === other)
    track.replaceFormatDescription(original, with: nil)
    #expect(track.formatDescriptionReplacements.isEmpty)
    #expect(try rate(of: track) == 48_000)
  }

  @Test("Players.CP6. AVFoundation brings the types of files with it")
  func typesOfFiles() {
    #expect(UTType(filenameExtension: "mov") == .quickTimeMovie)
    #expect(AVFileType(rawValue: UTType.mpeg4Movie.identifier) == .mp4)
  }
}

extension CMFormatDescription {
  /// Returns the first format of a track.
  fileprivate static func first(of track: AVAssetTrack) throws -> CMFormatDescription {
    try #require(track.formatDescriptions.first as? CMFormatDescription)
  }
}
