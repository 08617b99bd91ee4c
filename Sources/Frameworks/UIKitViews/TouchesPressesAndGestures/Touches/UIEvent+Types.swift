extension UIEvent {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// Touches of fingers or a pencil.
    case touches = 0
    /// A motion of the phone.
    case motion = 1
    /// A remote-control command of a headset or the lock screen.
    case remoteControl = 2
    /// Presses of buttons or keys.
    case presses = 3
    /// Scrolling with a wheel or a trackpad.
    case scroll = 10
    /// A pointer or a pencil that hovers.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }

  /// The subtypes of motion and remote-control events.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggle between play and pause.
    case remoteControlTogglePlayPause = 103
    /// Next track.
    case remoteControlNextTrack = 104
    /// Previous track.
    case remoteControlPreviousTrack = 105
    /// Begin seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forward.
    case remoteControlEndSeekingForward = 109
  }
}
