/// An entry about the network in a log of an item (Players.LG1…).
///
/// - Thread: any; only the log changes it, before the app has it.
open class AVPlayerItemAccessLogEvent: NSObject, NSCopying, @unchecked Sendable {
  // It does not change once an app has it.

  /// The requests to the server; negative if unknown.
  open internal(set) var numberOfMediaRequests: Int = -1
  /// The date at which playback began; nil if unknown.
  open internal(set) var playbackStartDate: Date?
  /// The number of the playback; nil if unknown.
  open internal(set) var playbackSessionID: String?
  /// The time of the item at which playback began; negative if unknown.
  open internal(set) var playbackStartOffset: TimeInterval = -1
  /// The kind: `FILE` for a file of a server, nil if unknown.
  open internal(set) var playbackType: String?
  /// The address; nil if unknown.
  open internal(set) var uri: String?
  /// The address of the server; nil if unknown.
  open internal(set) var serverAddress: String?
  /// The number of changes of the server's address.
  open internal(set) var numberOfServerAddressChanges: Int = 0
  /// The seconds until the item could be played; negative if unknown.
  open internal(set) var startupTime: TimeInterval = -1
  /// The seconds that were played.
  open internal(set) var durationWatched: TimeInterval = 0
  /// The number of times that data came late; negative if unknown.
  open internal(set) var downloadOverdue: Int = -1
  /// The pictures that were not shown; negative if unknown.
  open internal(set) var numberOfDroppedVideoFrames: Int = -1
  /// The number of times that playback waited for data.
  open internal(set) var numberOfStalls: Int = 0
  /// The seconds of loaded data; negative if unknown.
  open internal(set) var segmentsDownloadedDuration: TimeInterval = -1
  /// The bytes of loaded data; negative if unknown.
  open internal(set) var numberOfBytesTransferred: Int64 = -1
  /// The seconds in which data was loaded; negative if unknown.
  open internal(set) var transferDuration: TimeInterval = -1
  /// The bit rate that came; negative if unknown.
  open internal(set) var observedBitrate: Double = -1
  /// The most bits per second that came; negative if unknown.
  open internal(set) var observedMaxBitrate: Double = -1
  /// The least bits per second that came; negative if unknown.
  open internal(set) var observedMinBitrate: Double = -1
  /// The deviation of the bit rate; negative if unknown.
  open internal(set) var observedBitrateStandardDeviation: Double = -1
  /// The bit rate that the server says it needs; negative if unknown.
  open internal(set) var indicatedBitrate: Double = -1
  /// The usual bits per second by the server; negative if unknown.
  open internal(set) var indicatedAverageBitrate: Double = -1
  /// The bit rate of the video; negative if unknown.
  open internal(set) var averageVideoBitrate: Double = -1
  /// The bit rate of the audio; negative if unknown.
  open internal(set) var averageAudioBitrate: Double = -1
  /// The bit rate at which other data is loaded; negative if unknown.
  open internal(set) var switchBitrate: Double = -1
  /// The requests by a cellular network; negative if unknown.
  open internal(set) var mediaRequestsWWAN: Int = -1

  /// Creates an event of which nothing is known.
  public override init() { super.init() }

  /// Returns an entry of the same values.
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
