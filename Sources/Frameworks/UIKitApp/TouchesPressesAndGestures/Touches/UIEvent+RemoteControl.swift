import TactusPhoneLink

extension UIEvent.EventSubtype {
  /// Creates the subtype of a remote command; fails for a command that no event has
  /// (RemoteControl.EV2).
  init?(_ event: RemoteCommandEvent) {
    let isBeginning = event.value == 1
    switch event.command {
    case .play: self = .remoteControlPlay
    case .pause: self = .remoteControlPause
    case .stop: self = .remoteControlStop
    case .togglePlayPause: self = .remoteControlTogglePlayPause
    case .nextTrack: self = .remoteControlNextTrack
    case .previousTrack: self = .remoteControlPreviousTrack
    case .seekForward:
      self = isBeginning ? .remoteControlBeginSeekingForward : .remoteControlEndSeekingForward
    case .seekBackward:
      self = isBeginning ? .remoteControlBeginSeekingBackward : .remoteControlEndSeekingBackward
    default: return nil
    }
  }
}
