internal import TactusCrashReports

/// The reusable annotation views, and the registered classes.
@MainActor
final class AnnotationViewPool {
  private var views: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]

  func register(_ viewClass: AnyClass?, _ identifier: String) {
    programmingPrecondition(
      viewClass == nil || viewClass is MKAnnotationView.Type,
      "\(String(describing: viewClass)) is not a subclass of MKAnnotationView")
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Stores a view that is no longer visible for reuse, if it has an identifier.
  func enqueue(_ view: MKAnnotationView) {
    guard let identifier = view.reuseIdentifier else { return }
    views[identifier, default: []].append(view)
  }

  /// Returns a view with an identifier: a reusable one, otherwise a new one of the registered
  /// class; nil if there is neither.
  func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
    if let view = views[identifier]?.popLast() {
      view.prepareForReuse()
      if let annotation { view.annotation = annotation }
      return view
    }
    return classes[identifier].map { AnnotationViewFactory.make($0, annotation, identifier) }
  }

  /// Returns the default view of an annotation.
  func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let isCluster = annotation is MKClusterAnnotation
    if annotation is MKUserLocation {
      let identifier = "MKUserLocation"
      return dequeue(identifier, for: annotation)
        ?? MKUserLocationView(annotation: annotation, reuseIdentifier: identifier)
    }
    let identifier =
      isCluster
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier
      : MKMapViewDefaultAnnotationViewReuseIdentifier
    if let view = dequeue(identifier, for: annotation) { return view }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.canShowCallout = true
    return view
  }
}

/// The reuse identifier of the default annotation view.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The reuse identifier of the default cluster view.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
