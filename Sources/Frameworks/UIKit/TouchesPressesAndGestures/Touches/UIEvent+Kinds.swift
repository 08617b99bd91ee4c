extension UIEvent {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers or a pencil on the screen.
    case touches = 0
    /// The phone as a whole was moved.
    case motion = 1
    /// A headset or the lock screen asks something of what plays.
    case remoteControl = 2
    /// A button was pressed.
    case presses = 3
    /// A wheel or two fingers of a trackpad scroll.
    case scroll = 10
    /// A pointer or a pencil is over the screen without touching it.
    case hover = 11
    /// Fingers of a trackpad pinch or turn.
    case transform = 14
  }

  /// What happened, within motions and commands.
  public enum EventSubtype: Int, Sendable {
    /// Nothing that has a name.
    case none = 0
    /// The phone was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if it pauses, and the other way round.
    case remoteControlTogglePlayPause = 103
    /// Go on to the next track.
    case remoteControlNextTrack = 104
    /// Go back to the track before.
    case remoteControlPreviousTrack = 105
    /// Begin to go back fast.
    case remoteControlBeginSeekingBackward = 106
    /// End going back fast.
    case remoteControlEndSeekingBackward = 107
    /// Begin to go forward fast.
    case remoteControlBeginSeekingForward = 108
    /// End going forward fast.
    case remoteControlEndSeekingForward = 109
  }
}
