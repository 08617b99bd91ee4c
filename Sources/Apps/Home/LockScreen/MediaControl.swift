import TactusPhoneLink

/// A button of the controls on the locked phone (RemoteControl.LS3).
struct MediaControl: Equatable {
  /// The command of the button.
  var event: RemoteCommandEvent
  /// The name of the button's symbol.
  var symbol: String
  /// The label for VoiceOver.
  var label: String

  /// Returns the button that plays or pauses; `nil` if the app accepts no such command.
  static func play(_ state: NowPlayingState) -> MediaControl? {
    state.playCommand.map {
      MediaControl(
        event: RemoteCommandEvent($0), symbol: state.isPlaying ? "pause.fill" : "play.fill",
        label: state.isPlaying ? "Pause" : "Play")
    }
  }

  /// Returns the button at the left: the previous track, or a skip backward.
  static func backward(_ state: NowPlayingState) -> MediaControl? {
    if state.settings(of: .previousTrack) != nil {
      return MediaControl(
        event: RemoteCommandEvent(.previousTrack), symbol: "backward.end.fill",
        label: "Previous Track")
    }
    return skip(.skipBackward, state, "gobackward", "Skip Backward")
  }

  /// Returns the button at the right: the next track, or a skip forward.
  static func forward(_ state: NowPlayingState) -> MediaControl? {
    if state.settings(of: .nextTrack) != nil {
      return MediaControl(
        event: RemoteCommandEvent(.nextTrack), symbol: "forward.end.fill", label: "Next Track")
    }
    return skip(.skipForward, state, "goforward", "Skip Forward")
  }

  // MARK: Internals

  private static func skip(
    _ command: RemoteCommand, _ state: NowPlayingState, _ symbol: String, _ label: String
  ) -> MediaControl? {
    guard let settings = state.settings(of: command) else { return nil }
    let interval = settings.skipInterval
    let seconds = Int(min(interval, 1e6))
    // There are symbols for these intervals only.
    let suffix = [10, 30].contains(interval) ? ".\(seconds)" : ""
    return MediaControl(
      event: RemoteCommandEvent(command, interval), symbol: symbol + suffix,
      label: "\(label) \(seconds) Seconds")
  }
}
