import TactusPhoneLink
import TactusPhoneTypes

/// The remote control of an app's media, as the app has configured it.
struct RemoteControlRecord: Sendable {
  /// The accepted commands, in the order of `RemoteCommand`.
  var commands: [RemoteCommandSettings] = []
  /// Whether the app receives remote-control events in its responder chain.
  var receivesEvents = false
  /// The information about the item that the app plays, with the elapsed time at `time`.
  var info: NowPlayingInfo?
  /// The artwork of the item as a PNG in Base64; empty for none.
  var artwork = ""
  /// The instant of the elapsed time.
  var time = PhoneInstant.boot
  /// Whether the app sounded after the last input.
  var isPlaying = false
  /// Whether the app fulfilled the conditions of the now playing app after the last input.
  var isCandidate = false
  /// The number of commands that the app has not handled.
  var unhandledCount = 0

  /// Whether the app accepts remote control at all (RemoteControl.NP1).
  var isOffered: Bool { receivesEvents || !commands.isEmpty }

  /// Returns whether the app accepts an event (RemoteControl.RC1).
  func accepts(_ event: RemoteCommandEvent) -> Bool {
    if commands.contains(where: { $0.accepts(event) }) { return true }
    return receivesEvents && event.command.isEventSubtype && event.isValid
  }
}

extension RemoteCommand {
  /// Whether the responder chain of an app receives the command as the subtype of an event.
  var isEventSubtype: Bool {
    switch self {
    case .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .seekForward,
      .seekBackward:
      true
    default: false
    }
  }
}
