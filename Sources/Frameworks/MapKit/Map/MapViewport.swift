internal import Glibc

/// The part of the projected map that is visible in a view (Maps.MV2…).
struct MapViewport: Equatable {
  /// The size of the view in points.
  var size: CGSize
  /// The map point in the middle.
  private(set) var x, y: Double
  /// The number of map points per screen point.
  private(set) var scale: Double

  static let world = MKMapSize.world.width

  /// Creates the largest viewport that contains a whole rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - size: The size of the view.
  ///   - insets: The margins between the rectangle and the edges of the view.
  init(showing rect: MKMapRect, in size: CGSize, insets: UIEdgeInsets = .zero) {
    let width = max(1, Double(size.width - insets.left - insets.right))
    let height = max(1, Double(size.height - insets.top - insets.bottom))
    let scale = max(rect.width / width, rect.height / height)
    let limited = Self.limited(scale, size)
    self.init(
      center: MKMapPoint(
        x: rect.midX + Double(insets.right - insets.left) / 2 * limited,
        y: rect.midY + Double(insets.bottom - insets.top) / 2 * limited),
      scale: limited, size: size)
  }

  /// Creates a viewport around a point.
  init(center: MKMapPoint, scale: Double, size: CGSize) {
    self.size = size
    self.scale = Self.limited(scale, size)
    // The map wraps around in the east and west, and ends in the north and south.
    x = center.x - (center.x / Self.world).rounded(.down) * Self.world
    let half = min(Self.world / 2, Double(size.height) / 2 * self.scale)
    y = min(Self.world - half, max(half, center.y))
  }

  /// The minimum number of map points per screen point: some four centimeters at the equator.
  ///
  /// - Source: ours. Confidence: guess.
  private static let leastScale = 0.25

  private static func limited(_ scale: Double, _ size: CGSize) -> Double {
    let greatest = world / max(1, Double(max(size.width, size.height)))
    return min(greatest, max(leastScale, scale))
  }

  /// The middle.
  var center: MKMapPoint { MKMapPoint(x: x, y: y) }

  /// The number of screen points per map point.
  var zoomScale: MKZoomScale { CGFloat(1 / scale) }

  /// The visible rectangle.
  var visibleRect: MKMapRect {
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    return MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }

  /// Returns the position of a map point in the view, by the shortest way from the center.
  func point(for mapPoint: MKMapPoint) -> CGPoint {
    var distance = mapPoint.x - x
    distance -= (distance / Self.world).rounded() * Self.world
    return CGPoint(
      x: size.width / 2 + CGFloat(distance / scale),
      y: size.height / 2 + CGFloat((mapPoint.y - y) / scale))
  }

  /// Returns the map point at a position in the view.
  func mapPoint(at point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: x + Double(point.x - size.width / 2) * scale,
      y: y + Double(point.y - size.height / 2) * scale)
  }

  /// Returns the viewport after panning by a distance on the screen.
  func moved(by distance: CGPoint) -> MapViewport {
    MapViewport(
      center: MKMapPoint(
        x: x - Double(distance.x) * scale, y: y - Double(distance.y) * scale),
      scale: scale, size: size)
  }

  /// Returns the viewport after zooming around a position in the view.
  func zoomed(by factor: Double, around point: CGPoint) -> MapViewport {
    guard factor > 0 else { return self }
    let new = Self.limited(scale / factor, size)
    let fixed = mapPoint(at: point)
    return MapViewport(
      center: MKMapPoint(
        x: fixed.x - Double(point.x - size.width / 2) * new,
        y: fixed.y - Double(point.y - size.height / 2) * new),
      scale: new, size: size)
  }

  /// Returns the viewport for a view of another size, with the same center and scale.
  func resized(to size: CGSize) -> MapViewport {
    MapViewport(center: center, scale: scale, size: size)
  }

  /// Returns a viewport between two others, with interpolated scale.
  func interpolated(to other: MapViewport, _ share: Double) -> MapViewport {
    var distance = other.x - x
    distance -= (distance / Self.world).rounded() * Self.world
    return MapViewport(
      center: MKMapPoint(x: x + distance * share, y: y + (other.y - y) * share),
      scale: scale * pow(other.scale / scale, share), size: other.size)
  }
}
