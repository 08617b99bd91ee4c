/// The place of a number among a channel's coordinates.
public enum AudioChannelCoordinateIndex: UInt32, Sendable {
  /// The place between left and right, from -1 to 1.
  case coordinates_LeftRight = 0
  /// The place between back and front, from -1 to 1.
  case coordinates_BackFront = 1
  /// The place between down and up, from -1 to 1.
  case coordinates_DownUp = 2

  /// The angle from the front to the right, in degrees.
  public static let coordinates_Azimuth = AudioChannelCoordinateIndex.coordinates_LeftRight
  /// The angle above the plane of the ears, in degrees.
  public static let coordinates_Elevation = AudioChannelCoordinateIndex.coordinates_BackFront
  /// The distance.
  public static let coordinates_Distance = AudioChannelCoordinateIndex.coordinates_DownUp
}
