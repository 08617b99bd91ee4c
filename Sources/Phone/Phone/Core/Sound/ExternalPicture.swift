import TactusPhoneLink

/// A video frame that an external device shows, such as an AirPlay receiver.
public struct ExternalPicture: Sendable, Equatable {
  /// The app that plays the video.
  public let app: AppID
  /// The device.
  public let device: SoundDevice
  /// The picture, as encoded drawing commands.
  public let frame: ScreenFrame
}
