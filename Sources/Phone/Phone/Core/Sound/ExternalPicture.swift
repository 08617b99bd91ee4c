import TactusPhoneLink

/// A picture of a film that a device beside the phone shows, such as an AirPlay receiver.
public struct ExternalPicture: Sendable, Equatable {
  /// The app that plays the film.
  public let app: AppID
  /// The device.
  public let device: SoundDevice
  /// The picture, as encoded drawing commands.
  public let frame: ScreenFrame
}
