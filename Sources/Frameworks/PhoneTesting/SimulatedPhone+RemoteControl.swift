import TactusPhone
import TactusPhoneLink

extension SimulatedPhone {
  /// The headset.
  public var headset: SimulatedHeadset { SimulatedHeadset(gestures: gestures) }

  /// The item that the now playing app plays, and the commands that it accepts; `nil` if there is
  /// no such app (RemoteControl.NP2).
  public var nowPlaying: NowPlayingState? {
    phone.settle()
    return phone.host.state.nowPlaying
  }

  /// Sends a command to the now playing app, as a control outside of the phone does:
  /// `phone.sendRemoteCommand(.changePosition, 30)`.
  public func sendRemoteCommand(_ command: RemoteCommand, _ value: Double = 0) {
    phone.send(.remoteCommand(RemoteCommandEvent(command, value)))
    phone.settle()
  }
}
