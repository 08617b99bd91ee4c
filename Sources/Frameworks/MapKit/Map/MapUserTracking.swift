/// The user's location on a map (Maps.US1, Maps.US2).
@MainActor
final class MapUserTracking: NSObject, @preconcurrency CLLocationManagerDelegate {
  private unowned let map: MKMapView
  let user = MKUserLocation()
  private(set) var mode = MKUserTrackingMode.none
  private var manager: CLLocationManager?

  init(_ map: MKMapView) { self.map = map }

  /// Whether the location is updated.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      if isOn { start() } else { stop() }
    }
  }

  /// Sets the user tracking mode, and calls the delegate.
  func setMode(_ new: MKUserTrackingMode, animated: Bool) {
    guard mode != new else { return }
    mode = new
    if new != .none { map.showsUserLocation = true }
    map.notifyObservers()
    map.delegate?.mapView(map, didChange: new, animated: animated)
    follow(animated: animated)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    user.location = location
    map.addAnnotation(user)
    map.delegate?.mapView(map, didUpdate: user)
    follow(animated: true)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    map.delegate?.mapView(map, didFailToLocateUserWithError: error)
  }

  private func start() {
    map.delegate?.mapViewWillStartLocatingUser(map)
    user.isUpdating = true
    let manager = CLLocationManager()
    manager.delegate = self
    manager.startUpdatingLocation()
    self.manager = manager
  }

  private func stop() {
    manager?.stopUpdatingLocation()
    manager?.delegate = nil
    manager = nil
    (user.isUpdating, user.location) = (false, nil)
    map.removeAnnotation(user)
    setMode(.none, animated: false)
    map.delegate?.mapViewDidStopLocatingUser(map)
  }

  private func follow(animated: Bool) {
    guard mode != .none, user.location != nil else { return }
    map.setCenter(user.coordinate, animated: animated)
  }
}
