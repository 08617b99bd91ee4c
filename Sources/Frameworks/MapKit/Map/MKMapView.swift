internal import TactusCrashReports

/// A map with annotations and overlays, which the user scrolls and zooms.
///
/// There is no map data: the ground is plain; the rest is real (Maps.MV1…).
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The delegate.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { if delegate != nil { setNeedsLayout() } }
  }

  /// Creates a map of the world.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a map from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  isolated deinit { annotationStore.removeAll() }

  // MARK: Region

  /// The visible region.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Sets the region, adjusted to fit the view (Maps.MV3).
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    check(region)
    show(region.mapRect, .zero, animated)
  }

  /// The center coordinate.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { visibleMapRect.centerCoordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// Sets the center coordinate, and keeps the scale.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    programmingPrecondition(
      CLLocationCoordinate2DIsValid(coordinate), "Invalid Coordinate \(coordinate)",
      exception: "NSInvalidArgumentException")
    let center = MKMapPoint(coordinate)
    layOutNow()
    guard hasSize else {
      let rect = wanted ?? .world
      wanted = rect.offsetBy(dx: center.x - rect.midX, dy: center.y - rect.midY)
      return
    }
    wanted = nil
    change(
      to: MapViewport(center: center, scale: viewport.scale, size: viewport.size),
      animated: animated)
  }

  /// Returns the region that the view would show for another.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    hasSize ? MKCoordinateRegion(mapRectThatFits(region.mapRect)) : region
  }

  /// The visible map rectangle.
  open var visibleMapRect: MKMapRect {
    get { hasSize ? viewport.visibleRect : wanted ?? .world }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Sets the visible map rectangle, adjusted to fit the view.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    show(mapRect, .zero, animated)
  }

  /// Sets the visible map rectangle, with margins.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { show(mapRect, insets, animated) }

  /// Returns the map rectangle that the view would show for another.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// Returns the map rectangle that the view would show for another with margins.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard hasSize, !mapRect.isNull else { return mapRect }
    return MapViewport(showing: mapRect, in: bounds.size, insets: insets).visibleRect
  }

  // MARK: Camera

  /// The camera; setting it is like `setCamera(_:animated:)`.
  open var camera: MKMapCamera {
    get { MKMapCamera(viewport) }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows what a camera sees, without pitch and heading (Maps.CA1).
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    if camera.pitch != 0 || camera.heading != 0 {
      RuntimeWarning.once(
        "MKMapView.camera: maps are neither tilted nor turned; pitch and heading have no effect",
        namesPlace: true)
    }
    layOutNow()
    guard hasSize else {
      // The height decides the scale.
      let sight = camera.viewport(in: CGSize(width: 1, height: 1)).visibleRect
      return wanted = sight.insetBy(dx: sight.width / 2, dy: 0)
    }
    wanted = nil
    change(to: camera.viewport(in: viewport.size), animated: animated)
  }

  /// The camera's zoom range (Maps.CA2).
  open var cameraZoomRange: CameraZoomRange! {
    get { zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Sets the camera's zoom range; nil for no limits.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    zoomRange = cameraZoomRange ?? CameraZoomRange()
    keepLimits(animated)
  }

  /// The camera's boundary (Maps.CA2); nil for the world.
  open var cameraBoundary: CameraBoundary? {
    get { boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Sets the camera's boundary.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    boundary = cameraBoundary
    keepLimits(animated)
  }

  // MARK: Coordinates

  /// Converts a coordinate to a point of a view; nil stands for the map view.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    layOutNow()
    return convert(viewport.point(for: MKMapPoint(coordinate)), to: view ?? self)
  }

  /// Converts a point of a view to a coordinate; nil stands for the map view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    layOutNow()
    return viewport.mapPoint(at: convert(point, from: view ?? self)).coordinate
  }

  /// Converts a region to a rectangle of a view; nil stands for the map view.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    layOutNow()
    let rect = region.mapRect
    let middle = viewport.point(for: MKMapPoint(x: rect.midX, y: rect.midY))
    let size = CGSize(
      width: rect.width / viewport.scale, height: rect.height / viewport.scale)
    return convert(
      CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), to: view ?? self)
  }

  /// Converts a rectangle of a view to a region; nil stands for the map view.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    layOutNow()
    let own = convert(rect, from: view ?? self)
    let corner = viewport.mapPoint(at: own.origin)
    return MKCoordinateRegion(
      MKMapRect(
        origin: corner,
        size: MKMapSize(
          width: Double(own.width) * viewport.scale, height: Double(own.height) * viewport.scale)))
  }

  // MARK: Settings

  /// The map type; stored, because all are drawn alike.
  open var mapType = MKMapType.standard
  /// The configuration; stored, because all are drawn alike.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// Whether the user can zoom.
  open var isZoomEnabled = true
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the user can rotate the map; stored, because north is always at the top.
  open var isRotateEnabled = true
  /// Whether the user can pitch the map; stored, because it is always seen from above.
  open var isPitchEnabled = true
  /// Whether a compass is shown while the map is rotated.
  open var showsCompass = true
  /// Whether the scale bar is shown in the corner (Maps.CO1).
  open var showsScale = false { didSet { showScale() } }
  /// The visibility of the pitch button; stored, because the map is always seen from above.
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  /// Whether the user tracking button is shown in the corner (Maps.CO3).
  open var showsUserTrackingButton = false { didSet { showTrackingButton() } }
  /// The selectable map features; stored, because there are none (Maps.FE1).
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// The filter of points of interest; stored.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether points of interest are shown; stored.
  open var showsPointsOfInterest = true
  /// Whether buildings are shown; stored.
  open var showsBuildings = true
  /// Whether traffic is shown; stored.
  open var showsTraffic = false

  // MARK: User

  /// Whether the user's location is updated and shown (Maps.US1).
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { userTracking.isOn = showsUserLocation } }
  }
  /// The annotation of the user's location.
  open var userLocation: MKUserLocation { userTracking.user }
  /// Whether the user's location is visible.
  open var isUserLocationVisible: Bool {
    guard showsUserLocation, userLocation.location != nil else { return false }
    return bounds.contains(viewport.point(for: MKMapPoint(userLocation.coordinate)))
  }
  /// The user tracking mode.
  open var userTrackingMode: MKUserTrackingMode {
    get { userTracking.mode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  /// Sets the user tracking mode (Maps.US2).
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTracking.setMode(mode, animated: animated)
  }

  // MARK: Annotations

  /// The annotations.
  open var annotations: [any MKAnnotation] { annotationStore.all }
  /// Adds an annotation; its view appears at the next layout.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotationStore.add(annotation) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { annotationStore.add(annotation) }
  }
  /// Removes an annotation and its view.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotationStore.remove(annotation) }
  /// Removes annotations and their views.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { annotationStore.remove(annotation) }
  }
  /// Returns the annotations in a map rectangle.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }
  /// Returns the view of an annotation; nil while it is not visible.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationStore.view(for: annotation)
  }
  /// Returns a reusable view or a new one of the registered class; nil if there is neither.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    annotationStore.dequeue(identifier, for: nil)
  }
  /// Returns a reusable view or a new one of the registered class.
  ///
  /// Without a registered class, it traps.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let view = annotationStore.dequeue(identifier, for: annotation) else {
      programmingError(
        "unable to dequeue an annotation view with identifier \(identifier): no class is "
          + "registered for it")
    }
    return view
  }
  /// Registers a class of views; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { annotationStore.register(viewClass, identifier) }

  /// Selects a visible annotation, and shows its callout (Maps.SE1).
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    layOutNow()
    annotationStore.select(annotation, animated: animated)
  }
  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation { annotationStore.deselect(annotation, animated: animated) }
  }
  /// The selected annotations; at most one.
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotationStore.selected }
    set {
      let old = annotationStore.selected
      for annotation in old where !newValue.contains(where: { $0 === annotation }) {
        annotationStore.deselect(annotation, animated: false)
      }
      if let annotation = newValue.first { selectAnnotation(annotation, animated: false) }
    }
  }
  /// The rectangle in which annotations are visible, in the coordinates of their views' superview.
  open var annotationVisibleRect: CGRect { bounds }

  /// Zooms so that annotations are visible.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.filter { CLLocationCoordinate2DIsValid($0.coordinate) }
      .reduce(MKMapRect.null) {
        $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
      }
    guard !rect.isNull else { return }
    if rect.isEmpty {
      let region = MKCoordinateRegion(
        center: rect.centerCoordinate, latitudinalMeters: Self.closeUp,
        longitudinalMeters: Self.closeUp)
      return show(region.mapRect, .zero, animated)
    }
    show(rect, Self.annotationMargins, animated)
  }

  // MARK: Overlays

  /// The overlays, those above roads first.
  open var overlays: [any MKOverlay] { overlayStore.all }
  /// Returns the overlays of a level.
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayStore.overlays(in: level)
  }
  /// Returns the renderer of an overlay that has been shown; nil for others.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayStore.renderer(for: overlay)
  }
  /// Adds an overlay above labels.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Adds overlays above labels.
  open func addOverlays(_ overlays: [any MKOverlay]) {
    addOverlays(overlays, level: .aboveLabels)
  }
  /// Adds an overlay in front of the others of a level.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlayStore.insert(overlay, at: nil, level)
  }
  /// Adds overlays in front of the others of a level.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { overlayStore.remove(overlay) }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  /// Adds an overlay above labels, at an index from back to front.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlayStore.insert(overlay, at: index, .aboveLabels)
  }
  /// Adds an overlay to a level, at an index from back to front.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    overlayStore.insert(overlay, at: index, level)
  }
  /// Adds an overlay in front of another.
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    overlayStore.insert(overlay, near: sibling, isAbove: true)
  }
  /// Adds an overlay behind another.
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    overlayStore.insert(overlay, near: sibling, isAbove: false)
  }
  /// Swaps two overlays.
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    overlayStore.exchange(overlay1, overlay2)
  }
  /// Swaps two overlays above labels.
  open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    let list = overlays(in: .aboveLabels)
    guard list.indices.contains(index1), list.indices.contains(index2) else { return }
    overlayStore.exchange(list[index1], list[index2])
  }

  // MARK: Internals

  /// The visible part of the map.
  private(set) var viewport = MapViewport(showing: .world, in: CGSize(width: 1, height: 1))
  /// The rectangle requested by the app, with its margins; nil after other changes.
  private var wanted: MKMapRect?
  private var wantedInsets = UIEdgeInsets.zero
  private var zoomRange = CameraZoomRange()
  private var boundary: CameraBoundary?
  private var hasSize: Bool { viewport.size.width > 1 && viewport.size.height > 1 }
  lazy var annotationStore = MapAnnotations(self)
  lazy var overlayStore = MapOverlays(self)
  lazy var gestures = MapGestures(self)
  private lazy var userTracking = MapUserTracking(self)
  private let ground = MapGroundView()
  let motion = MapMotion()
  private lazy var scaleView = MKScaleView(mapView: self)
  private let observers = MapObservers()
  /// Whether the user is changing the map.
  var isChangedByUser = false
  private var hasReportedData = false

  /// The width of the map shown around a single annotation in meters, and the margins around
  /// several.
  ///
  /// - Source: ours. Confidence: guess.
  private static let closeUp = 1000.0
  private static let annotationMargins = UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40)

  /// Lays out the map, and applies the app's request once it has a size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    resize()
    showContent()
    if showsScale { showScale() }
    placeTrackingButton()
    reportData()
  }

  private func setUp() {
    MapGround.warn("MKMapView")
    clipsToBounds = true
    isMultipleTouchEnabled = true
    for view in [
      ground, overlayStore.canvases[.aboveRoads], overlayStore.canvases[.aboveLabels],
      annotationStore.container,
    ] {
      guard let view else { continue }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    ground.isUserInteractionEnabled = false
    _ = gestures
    resize()
  }

  /// Resizes the map with the view.
  private func resize() {
    guard bounds.width > 1, bounds.height > 1, bounds.size != viewport.size else { return }
    let whole =
      if let wanted {
        MapViewport(showing: wanted, in: bounds.size, insets: wantedInsets)
      } else if hasSize {
        viewport.resized(to: bounds.size)
      } else {
        MapViewport(showing: .world, in: bounds.size)
      }
    let new = limited(whole)
    guard window != nil else {
      viewport = new
      return
    }
    delegate?.mapView(self, regionWillChangeAnimated: false)
    motion.stop()
    viewport = new
    observers.notify()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: false)
  }

  private func layOutNow() { if bounds.size != viewport.size { resize() } }

  private func check(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    programmingPrecondition(
      CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0
        && span.longitudeDelta >= 0,
      "Invalid Region <center:\(center.latitude), \(center.longitude) "
        + "span:\(span.latitudeDelta), \(span.longitudeDelta)>",
      exception: "NSInvalidArgumentException")
  }

  private func show(_ rect: MKMapRect, _ insets: UIEdgeInsets, _ animated: Bool) {
    guard !rect.isNull else { return }
    layOutNow()
    guard hasSize else { return (wanted, wantedInsets) = (rect, insets) }
    change(to: MapViewport(showing: rect, in: viewport.size, insets: insets), animated: animated)
    (wanted, wantedInsets) = (rect, insets)
  }

  /// Changes the viewport, and notifies the delegate (Maps.MV4).
  func change(to new: MapViewport, animated: Bool) {
    let target = limited(new)
    guard hasSize else { return viewport = target }
    motion.stop()
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    guard animated, window != nil, UIView.areAnimationsEnabled, target != viewport else {
      set(target)
      delegate?.mapView(self, regionDidChangeAnimated: animated)
      return
    }
    let old = viewport
    motion.begin { [weak self] seconds in
      let share = min(1, seconds / Self.duration)
      self?.set(old.interpolated(to: target, MapMotion.eased(share)))
      return share < 1
    } end: { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, regionDidChangeAnimated: true)
    }
  }

  /// The seconds of an animated change.
  ///
  /// - Source: ours. Confidence: guess.
  private static let duration = 0.35

  /// Sets the viewport without animation.
  func set(_ new: MapViewport) {
    viewport = new
    showContent()
    observers.notify()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  /// Adds a closure that is called when the viewport or the user tracking changes.
  func observe(_ owner: UIView, _ changed: @escaping @MainActor () -> Void) {
    observers.add(owner, changed)
  }

  /// Calls the closures that observe the map.
  func notifyObservers() { observers.notify() }

  /// Shows or hides the scale in the corner.
  private func showScale() {
    guard showsScale else {
      if scaleView.superview != nil { scaleView.removeFromSuperview() }
      return
    }
    scaleView.frame.origin = CGPoint(x: 8, y: 8 + safeAreaInsets.top)
    addSubview(scaleView)
  }

  private var trackingButton: MKUserTrackingButton?

  private func showTrackingButton() {
    trackingButton?.removeFromSuperview()
    trackingButton = showsUserTrackingButton ? MKUserTrackingButton(mapView: self) : nil
    guard let trackingButton else { return }
    addSubview(trackingButton)
    placeTrackingButton()
  }

  private func placeTrackingButton() {
    trackingButton?.frame.origin = CGPoint(
      x: bounds.width - 52 - safeAreaInsets.right, y: 8 + safeAreaInsets.top)
  }

  /// Discards the app's request, because the user has changed the viewport.
  func forgetWanted() { wanted = nil }

  /// Stops following the user.
  func stopTracking() { userTracking.setMode(.none, animated: true) }

  /// Adjusts the viewport if it is beyond the limits of the camera.
  private func keepLimits(_ animated: Bool) {
    guard hasSize, limited(viewport) != viewport else { return }
    change(to: viewport, animated: animated)
  }

  /// Returns a viewport adjusted to the limits of the camera.
  func limited(_ new: MapViewport) -> MapViewport {
    var result = new
    if let boundary = boundary?.mapRect {
      let center = MKMapPoint(
        x: min(boundary.maxX, max(boundary.minX, result.center.x)),
        y: min(boundary.maxY, max(boundary.minY, result.center.y)))
      result = MapViewport(center: center, scale: result.scale, size: result.size)
    }
    let camera = MKMapCamera(result)
    let distance = zoomRange.limited(camera.centerCoordinateDistance)
    guard distance != camera.centerCoordinateDistance else { return result }
    camera.centerCoordinateDistance = distance
    return camera.viewport(in: result.size)
  }

  private func showContent() {
    guard hasSize else { return }
    ground.viewport = viewport
    overlayStore.show(viewport)
    annotationStore.show(viewport)
  }

  /// Notifies the delegate once that there is no map data, and that the ground is drawn (Maps.MV5).
  private func reportData() {
    guard hasSize, window != nil, !hasReportedData, delegate != nil else { return }
    hasReportedData = true
    delegate?.mapViewWillStartLoadingMap(self)
    delegate?.mapViewWillStartRenderingMap(self)
    delegate?.mapViewDidFailLoadingMap(self, withError: MKError(.serverFailure))
    delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: false)
  }
}
