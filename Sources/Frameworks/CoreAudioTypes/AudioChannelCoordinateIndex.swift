/// The index of a coordinate of a channel.
public enum AudioChannelCoordinateIndex: UInt32, Sendable {
  /// The coordinate between left and right, −1…1.
  case coordinates_LeftRight = 0
  /// The coordinate between back and front, −1…1.
  case coordinates_BackFront = 1
  /// The coordinate between down and up, −1…1.
  case coordinates_DownUp = 2

  /// The angle from the front to the right, in degrees.
  public static let coordinates_Azimuth = AudioChannelCoordinateIndex.coordinates_LeftRight
  /// The angle above the plane of the ears, in degrees.
  public static let coordinates_Elevation = AudioChannelCoordinateIndex.coordinates_BackFront
  /// The distance.
  public static let coordinates_Distance = AudioChannelCoordinateIndex.coordinates_DownUp
}
