/// A bar button item that toggles user tracking (Maps.CO3).
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open weak var mapView: MKMapView? { didSet { tracking.mapView = mapView } }
  private let tracking: MKUserTrackingButton

  /// Creates a button.
  public init(mapView: MKMapView?) {
    tracking = MKUserTrackingButton(mapView: mapView)
    self.mapView = mapView
    super.init()
    customView = tracking
  }

  /// Creates a button without a map.
  public convenience override init() { self.init(mapView: nil) }

  /// Creates a button from an archive, without a map.
  public required init?(coder: NSCoder) {
    tracking = MKUserTrackingButton(mapView: nil)
    super.init(coder: coder)
    customView = tracking
  }
}
