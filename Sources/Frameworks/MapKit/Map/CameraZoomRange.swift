/// The camera distance without a limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// The distances in meters that the camera of a map can have.
  open class CameraZoomRange: NSObject, NSCopying {
    /// The least distance.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range; nil if its end is before its start.
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

    /// Creates the range of all distances.
    public override init() {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, CLLocationDistanceMax)
      super.init()
    }

    /// A range never changes, so a copy is the range itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func limited(_ distance: Double) -> Double {
      min(maxCenterCoordinateDistance, max(minCenterCoordinateDistance, distance))
    }
  }
}
