/// The size of an area of the projected map.
public struct MKMapSize: Sendable {
  /// The width in map points.
  public var width: Double
  /// The height in map points.
  public var height: Double

  /// Creates an empty size.
  public init() { (width, height) = (0, 0) }
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the world (Maps.MP1).
  ///
  /// - Source: Apple's reference of `MKMapSizeWorld`, whose value iPhones print.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
