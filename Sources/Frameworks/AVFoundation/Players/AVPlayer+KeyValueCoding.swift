/// The properties of players that key-value coding and observation can access.
// Source: ObjectiveC.KC9
extension AVPlayer: KeyedClass {
  package static func registerProperties() { names }

  static let names: Void = {
    KeyedProperties.add("rate", \AVPlayer.rate)
    KeyedProperties.add("status", \AVPlayer.status)
    KeyedProperties.add("currentItem", \AVPlayer.currentItem)
    KeyedProperties.add("timeControlStatus", \AVPlayer.timeControlStatus)
    KeyedProperties.add("reasonForWaitingToPlay", \AVPlayer.reasonForWaitingToPlay)
    KeyedProperties.add("volume", \AVPlayer.volume)
    KeyedProperties.add("muted", \AVPlayer.isMuted)
    KeyedProperties.add("isMuted", \AVPlayer.isMuted)
    KeyedProperties.add("externalPlaybackActive", \AVPlayer.isExternalPlaybackActive)
  }()
}
