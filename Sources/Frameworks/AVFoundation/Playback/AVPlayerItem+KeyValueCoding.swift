/// The properties of items that key-value coding and observation can access.
// Source: ObjectiveC.KC9
extension AVPlayerItem: KeyedClass {
  package static func registerProperties() { names }

  static let names: Void = {
    KeyedProperties.add("status", \AVPlayerItem.status)
    KeyedProperties.add("error", \AVPlayerItem.error)
    KeyedProperties.add("duration", \AVPlayerItem.duration)
    KeyedProperties.add("presentationSize", \AVPlayerItem.presentationSize)
    KeyedProperties.add("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
    KeyedProperties.add("seekableTimeRanges", \AVPlayerItem.seekableTimeRanges)
    KeyedProperties.add("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
    KeyedProperties.add("isPlaybackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
    KeyedProperties.add("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
    KeyedProperties.add("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
    KeyedProperties.add("tracks", \AVPlayerItem.tracks)
  }()
}
