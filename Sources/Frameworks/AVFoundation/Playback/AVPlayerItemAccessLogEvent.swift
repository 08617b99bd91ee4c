/// A network access entry in a log of an item (Players.LG1…).
///
/// - Thread: any; only the log changes it, before the app has it.
open class AVPlayerItemAccessLogEvent: NSObject, NSCopying, @unchecked Sendable {
  // It is no longer modified when an app has it.

  /// The number of requests to the server; negative if unknown.
  open internal(set) var numberOfMediaRequests: Int = -1
  /// The start date of playback; nil if unknown.
  open internal(set) var playbackStartDate: Date?
  /// The identifier of the playback session; nil if unknown.
  open internal(set) var playbackSessionID: String?
  /// The item's time at the start of playback; negative if unknown.
  open internal(set) var playbackStartOffset: TimeInterval = -1
  /// The kind: `FILE` for a file of a server, nil if unknown.
  open internal(set) var playbackType: String?
  /// The URI; nil if unknown.
  open internal(set) var uri: String?
  /// The IP address of the server; nil if unknown.
  open internal(set) var serverAddress: String?
  /// The number of changes of the server's address.
  open internal(set) var numberOfServerAddressChanges: Int = 0
  /// The seconds until the item could be played; negative if unknown.
  open internal(set) var startupTime: TimeInterval = -1
  /// The seconds played.
  open internal(set) var durationWatched: TimeInterval = 0
  /// The number of segments that arrived late; negative if unknown.
  open internal(set) var downloadOverdue: Int = -1
  /// The number of dropped frames; negative if unknown.
  open internal(set) var numberOfDroppedVideoFrames: Int = -1
  /// The number of stalls.
  open internal(set) var numberOfStalls: Int = 0
  /// The seconds of loaded data; negative if unknown.
  open internal(set) var segmentsDownloadedDuration: TimeInterval = -1
  /// The bytes of loaded data; negative if unknown.
  open internal(set) var numberOfBytesTransferred: Int64 = -1
  /// The seconds spent loading; negative if unknown.
  open internal(set) var transferDuration: TimeInterval = -1
  /// The observed bit rate; negative if unknown.
  open internal(set) var observedBitrate: Double = -1
  /// The maximum observed bit rate; negative if unknown.
  open internal(set) var observedMaxBitrate: Double = -1
  /// The minimum observed bit rate; negative if unknown.
  open internal(set) var observedMinBitrate: Double = -1
  /// The standard deviation of the observed bit rate; negative if unknown.
  open internal(set) var observedBitrateStandardDeviation: Double = -1
  /// The bit rate that the server indicates; negative if unknown.
  open internal(set) var indicatedBitrate: Double = -1
  /// The average bit rate that the server indicates; negative if unknown.
  open internal(set) var indicatedAverageBitrate: Double = -1
  /// The bit rate of the video; negative if unknown.
  open internal(set) var averageVideoBitrate: Double = -1
  /// The bit rate of the audio; negative if unknown.
  open internal(set) var averageAudioBitrate: Double = -1
  /// The bit rate that triggers a switch of the variant; negative if unknown.
  open internal(set) var switchBitrate: Double = -1
  /// The number of requests over a cellular network; negative if unknown.
  open internal(set) var mediaRequestsWWAN: Int = -1

  /// Creates an event without information.
  public override init() { super.init() }

  /// Returns a copy of the entry.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVPlayerItemAccessLogEvent()
    copy.numberOfMediaRequests = numberOfMediaRequests
    copy.playbackStartDate = playbackStartDate
    copy.playbackSessionID = playbackSessionID
    copy.playbackStartOffset = playbackStartOffset
    copy.playbackType = playbackType
    copy.uri = uri
    copy.serverAddress = serverAddress
    copy.numberOfServerAddressChanges = numberOfServerAddressChanges
    copy.startupTime = startupTime
    copy.durationWatched = durationWatched
    copy.downloadOverdue = downloadOverdue
    copy.numberOfDroppedVideoFrames = numberOfDroppedVideoFrames
    copy.numberOfStalls = numberOfStalls
    copy.segmentsDownloadedDuration = segmentsDownloadedDuration
    copy.numberOfBytesTransferred = numberOfBytesTransferred
    copy.transferDuration = transferDuration
    copy.observedBitrate = observedBitrate
    copy.observedMaxBitrate = observedMaxBitrate
    copy.observedMinBitrate = observedMinBitrate
    copy.observedBitrateStandardDeviation = observedBitrateStandardDeviation
    copy.indicatedBitrate = indicatedBitrate
    copy.indicatedAverageBitrate = indicatedAverageBitrate
    copy.averageVideoBitrate = averageVideoBitrate
    copy.averageAudioBitrate = averageAudioBitrate
    copy.switchBitrate = switchBitrate
    copy.mediaRequestsWWAN = mediaRequestsWWAN
    return copy
  }
}
