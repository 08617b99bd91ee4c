import TactusPhoneHost

extension SimulatedPhone {
  /// The screen of the device beside the phone that currently plays a video; nil for none
  /// (Players.AP2).
  public var externalScreen: ExternalScreen? {
    phone.host.state.externalPicture.flatMap { try? ExternalScreen($0) }
  }
}
