/// Callbacks of a map view; all are optional (Maps.MV4…).
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the region changes.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called in each frame of a change of the visible region.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called before map data are loaded.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Called after map data were loaded; never called.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Called when map data cannot be loaded.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Called before the map is rendered.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Called after the map was rendered.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Returns the view of an annotation; nil for the default one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called after annotation views were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called after a control in a callout was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called after an annotation view was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called after an annotation view was deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called after an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called after an annotation was deselected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called when the map starts to locate the user.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Called when the map ceases to locate the user.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Called after the user's location has changed.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the user's location cannot be determined.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Called after the state of dragging a view has changed.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  /// Called after the user tracking mode has changed.
  func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Returns the renderer of an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called after renderers were added.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Returns the annotation of a cluster.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Returns nil, for the default view.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  ) {}
  /// Returns a renderer that draws nothing.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// Returns a cluster of the members.
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
