extension MKMapSnapshotter {
  /// Options of a map snapshot.
  ///
  /// - Thread: one at a time; the app sets its properties, and then hands it over.
  open class Options: NSObject, NSCopying, @unchecked Sendable {
    /// The area set last: a rectangle or a camera.
    private enum Area {
      case rect(MKMapRect)
      case camera(MKMapCamera)
    }
    private var area = Area.rect(.world)

    /// The camera; setting it replaces the region.
    open var camera: MKMapCamera {
      get { MKMapCamera(viewport) }
      set { area = .camera(newValue.copy() as? MKMapCamera ?? newValue) }
    }
    /// The rectangle of the map; setting it replaces the region.
    open var mapRect: MKMapRect {
      get {
        if case .rect(let rect) = area { return rect }
        return viewport.visibleRect
      }
      set { if !newValue.isNull { area = .rect(newValue) } }
    }
    /// The region; setting it replaces the rectangle.
    open var region: MKCoordinateRegion {
      get { MKCoordinateRegion(mapRect) }
      set { mapRect = newValue.mapRect }
    }
    /// The map type; stored, because all are drawn alike.
    open var mapType = MKMapType.standard
    /// The filter of points of interest; stored.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether points of interest are shown; stored.
    open var showsPointsOfInterest = true
    /// Whether buildings are shown; stored.
    open var showsBuildings = true
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels per point; 0 for the screen's scale.
    open var scale: CGFloat = 0
    /// The traits, which select light or dark colors.
    open var traitCollection = UITraitCollection.current

    /// Creates options for a snapshot of the world.
    public override init() { super.init() }

    /// Returns options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      (copy.area, copy.mapType, copy.size, copy.scale) = (area, mapType, size, scale)
      copy.pointOfInterestFilter = pointOfInterestFilter
      (copy.showsPointsOfInterest, copy.showsBuildings) = (showsPointsOfInterest, showsBuildings)
      copy.traitCollection = traitCollection
      return copy
    }

    /// The viewport of the snapshot.
    var viewport: MapViewport {
      switch area {
      case .rect(let rect): MapViewport(showing: rect, in: size)
      case .camera(let camera): camera.viewport(in: size)
      }
    }
  }
}
