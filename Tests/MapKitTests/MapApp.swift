import MapKit
import PhoneTesting
import ScreenTestSupport

/// An app with a map on the whole screen, which notes what its delegate is told.
@MainActor
final class MapApp: UIResponder, UIApplicationDelegate, MKMapViewDelegate {
  static let kettle = CLLocationCoordinate2D(latitude: 48.1374, longitude: 11.5755)

  var window: UIWindow?
  let map = MKMapView()
  let log = EventLog()
  /// The view of an annotation, instead of the default one.
  var makeView: ((any MKAnnotation) -> MKAnnotationView?)?
  var makeRenderer: ((any MKOverlay) -> MKOverlayRenderer)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view = map
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    map.delegate = self
    return true
  }

  /// Launches the app with a map of ten kilometers around a place, and forgets what happened.
  static func launch(on phone: SimulatedPhone) -> MapApp {
    let app = phone.launch(MapApp.self)
    phone.wait(0.3)
    phone.run {
      app.map.region = MKCoordinateRegion(
        center: kettle, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
    }
    phone.wait(0.3)
    _ = app.log.take()
    return app
  }

  /// Returns a place, in meters from that in the middle.
  static func place(north: Double, east: Double) -> CLLocationCoordinate2D {
    let point = MKMapPoint(kettle)
    let scale = MKMapPointsPerMeterAtLatitude(kettle.latitude)
    return MKMapPoint(x: point.x + east * scale, y: point.y - north * scale).coordinate
  }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    log.note("will \(animated)")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    log.note("did \(animated)")
  }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    if log.lines.last != "visible" { log.note("visible") }
  }
  func mapViewWillStartLoadingMap(_ mapView: MKMapView) { log.note("load") }
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    log.note("fail \((error as? MKError)?.code == .serverFailure)")
  }
  func mapViewWillStartRenderingMap(_ mapView: MKMapView) { log.note("render") }
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    log.note("rendered \(fullyRendered)")
  }
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    makeView?(annotation)
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    log.note("add \(views.map { $0.annotation?.title ?? "-" }.joined(separator: ", "))")
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    log.note("select \(view.annotation?.title ?? "-")")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    log.note("deselect \(view.annotation?.title ?? "-")")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    let isRight = control === view.rightCalloutAccessoryView
    log.note("accessory \(view.annotation?.title ?? "-") \(isRight)")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) { log.note("\(oldState)-\(newState)") }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
  }
  func mapViewWillStartLocatingUser(_ mapView: MKMapView) { log.note("locate") }
  func mapViewDidStopLocatingUser(_ mapView: MKMapView) { log.note("located") }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    log.note("unknown")
  }
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    log.note("mode \(mode)")
  }
}
