/// The camera distance without a limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// The limits of the camera's distance in meters.
  open class CameraZoomRange: NSObject, NSCopying {
    /// The minimum distance.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The maximum distance.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range; nil if the maximum is less than the minimum.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault,
      maxCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      let least = minCenterCoordinateDistance < 0 ? 0 : minCenterCoordinateDistance
      let greatest =
        maxCenterCoordinateDistance < 0 ? CLLocationDistanceMax : maxCenterCoordinateDistance
      guard least <= greatest else { return nil }
      (self.minCenterCoordinateDistance, self.maxCenterCoordinateDistance) = (least, greatest)
      super.init()
    }

    /// Creates an unlimited range.
    public override init() {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, CLLocationDistanceMax)
      super.init()
    }

    /// Returns the range itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func limited(_ distance: Double) -> Double {
      min(maxCenterCoordinateDistance, max(minCenterCoordinateDistance, distance))
    }
  }
}
