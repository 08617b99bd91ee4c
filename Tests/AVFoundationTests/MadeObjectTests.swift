import AVFoundation
import CoreImage
import QuartzCore
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of AVFoundation that an app makes without arguments.
@Suite struct MadeObjectTests {
  private final class Option: AVMediaSelectionOption, @unchecked Sendable {
    private let tag: String
    init(_ tag: String) {
      self.tag = tag
      super.init()
    }
    override var extendedLanguageTag: String? { tag }
  }

  private final class Group: AVMediaSelectionGroup, @unchecked Sendable {
    private let list: [AVMediaSelectionOption]
    init(_ list: [AVMediaSelectionOption]) {
      self.list = list
      super.init()
    }
    override var options: [AVMediaSelectionOption] { list }
  }

  private final class Event: AVPlayerItemErrorLogEvent, @unchecked Sendable {
    override var errorStatusCode: Int { 404 }
    override var errorDomain: String { "Kitchen" }
  }

  private final class Log: AVPlayerItemErrorLog, @unchecked Sendable {
    override var events: [AVPlayerItemErrorLogEvent] { [Event()] }
  }

  @Test("ObjectiveC.WC11. Selections and their options are empty")
  func selections() {
    #expect(AVAssetTrackGroup().trackIDs.isEmpty)
    let option = AVMediaSelectionOption()
    #expect(option.extendedLanguageTag == nil && option.locale == nil && option.isPlayable)
    #expect(option.commonMetadata.isEmpty && option.mediaType == .audio)
    let group = AVMediaSelectionGroup()
    #expect(group.options.isEmpty && group.defaultOption == nil && !group.allowsEmptySelection)
    #expect(AVMediaSelection().selectedMediaOption(in: group) == nil)
    let criteria = AVPlayerMediaSelectionCriteria()
    #expect(criteria.preferredLanguages == nil && criteria.preferredMediaCharacteristics == nil)
    #expect(AVPlayerItemTrack().assetTrack == nil && AVPlayerItemTrack().isEnabled)
    #expect(AVPlayerItemTrack().currentVideoFrameRate == 0)
  }

  @Test("ObjectiveC.WC12. An option finds that of its language in a subclass of a group")
  func languages() {
    let (english, german) = (Option("en"), Option("de"))
    let group = Group([english, german])
    #expect(Option("de").associatedMediaSelectionOption(in: group) === german)
    #expect(Option("fr").associatedMediaSelectionOption(in: group) == nil)
    #expect(group.defaultOption === english && german.locale?.identifier == "de")
    let found = AVMediaSelectionGroup.mediaSelectionOptions(
      from: group.options, with: Locale(identifier: "de"))
    #expect(found == [german])
  }

  @Test("ObjectiveC.WC11, WC12. Logs are empty, and write the events of a subclass")
  func logs() throws {
    #expect(AVPlayerItemAccessLog().events.isEmpty && AVPlayerItemErrorLog().events.isEmpty)
    #expect(AVPlayerItemAccessLogEvent().uri == nil)
    #expect(AVPlayerItemAccessLogEvent().numberOfStalls == 0)
    #expect(AVPlayerItemErrorLogEvent().errorStatusCode == 0)
    #expect(AVPlayerItemErrorLogEvent().errorDomain.isEmpty)
    let data = try #require(Log().extendedLogData())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("404") && text.contains("Kitchen"))
  }

  @Test("ObjectiveC.WC11. Segments, groups of metadata and keys are empty")
  func segments() {
    #expect(AVAssetTrackSegment().isEmpty && !AVAssetTrackSegment().timeMapping.target.isValid)
    let group = AVMutableTimedMetadataGroup()
    #expect(group.items.isEmpty && !group.timeRange.isValid)
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
    group.timeRange = range
    group.items = [AVMetadataItem()]
    #expect((group.copy() as? AVTimedMetadataGroup)?.timeRange == range && group.items.count == 1)
    #expect(AVTimedMetadataGroup().copyFormatDescription() == nil)
    let key = AVContentKeySpecifier()
    #expect(key.keySystem.rawValue.isEmpty && key.identifier as? String == "")
    #expect(key.options.isEmpty)
  }

  @Test("ObjectiveC.WC11. Requests of compositors are empty, and end without a receiver")
  func compositors() {
    let context = AVVideoCompositionRenderContext()
    #expect(context.size == .zero && context.renderScale == 1)
    #expect(context.renderTransform == .identity)
    #expect(!AVVideoCompositionRenderHint().startCompositionTime.isValid)
    #expect(!AVVideoCompositionRenderHint().endCompositionTime.isValid)
    let request = AVAsynchronousVideoCompositionRequest()
    #expect(request.sourceTrackIDs.isEmpty && !request.compositionTime.isValid)
    #expect(request.sourceFrame(byTrackID: 1) == nil && request.renderContext.size == .zero)
    request.finishCancelledRequest()
    let filter = AVAsynchronousCIImageFilteringRequest()
    #expect(filter.renderSize == .zero && !filter.compositionTime.isValid)
    #expect(filter.sourceImage.extent.isEmpty)
    filter.finish(with: AVError(.unknown))
    #expect(AVVideoCompositionCoreAnimationTool() !== AVVideoCompositionCoreAnimationTool())
    let renderer = AVSampleBufferVideoRenderer()
    #expect(renderer.error == nil && renderer.isReadyForMoreMediaData)
    #expect(!renderer.hasSufficientMediaDataForReliablePlaybackStart)
  }
}
