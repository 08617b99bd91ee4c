/// A request to play media.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: Bool?,
    playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: Bool?,
    playbackQueueLocation: INPlaybackQueueLocation, playbackSpeed: Double?,
    mediaSearch: INMediaSearch?
  ) {
    self.init(values: [
      "mediaItems": mediaItems as Any, "mediaContainer": mediaContainer as Any,
      "playShuffled": playShuffled as Any, "playbackRepeatMode": playbackRepeatMode,
      "resumePlayback": resumePlayback as Any, "playbackQueueLocation": playbackQueueLocation,
      "playbackSpeed": playbackSpeed as Any, "mediaSearch": mediaSearch as Any,
    ])
  }

  /// Creates an intent with fewer values.
  public convenience init(
    mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: Bool?,
    playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: Bool?
  ) {
    self.init(values: [
      "mediaItems": mediaItems as Any, "mediaContainer": mediaContainer as Any,
      "playShuffled": playShuffled as Any, "playbackRepeatMode": playbackRepeatMode,
      "resumePlayback": resumePlayback as Any,
    ])
  }

  /// The media items.
  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  /// The container of the items.
  open var mediaContainer: INMediaItem? { value("mediaContainer") }
  /// Whether the order is shuffled.
  open var playShuffled: Bool? { value("playShuffled") }
  /// The repeat mode.
  open var playbackRepeatMode: INPlaybackRepeatMode { value("playbackRepeatMode") ?? .unknown }
  /// Whether playback resumes where it stopped.
  open var resumePlayback: Bool? { value("resumePlayback") }
  /// The location in the playback queue.
  open var playbackQueueLocation: INPlaybackQueueLocation {
    value("playbackQueueLocation") ?? .unknown
  }
  /// The playback speed.
  open var playbackSpeed: Double? { value("playbackSpeed") }
  /// The spoken search.
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }

  override func copyOfKind() -> INIntent { INPlayMediaIntent(values: values) }
}
