/// The annotations of a map view, with their views and the selection.
@MainActor
final class MapAnnotations {
  unowned let map: MKMapView
  /// The view with the views of annotations.
  let container = MapPassingView()
  private(set) var all: [any MKAnnotation] = []
  /// The identities of all annotations.
  private var known: Set<ObjectIdentifier> = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private let pool: AnnotationViewPool
  private var clusters = MapClusters()
  private(set) var selected: [any MKAnnotation] = []
  private var callout: MapCallout?
  private var viewport: MapViewport?
  private var isUpdating = false
  private lazy var observer = AnnotationObserver { [weak self] object, key in
    self?.changed(object, key)
  }

  init(_ map: MKMapView) {
    self.map = map
    pool = AnnotationViewPool()
  }

  // MARK: The list

  func add(_ annotation: any MKAnnotation) {
    guard known.insert(ObjectIdentifier(annotation)).inserted else { return }
    all.append(annotation)
    observer.add(annotation)
    changed()
  }

  func remove(_ annotation: any MKAnnotation) {
    guard known.remove(ObjectIdentifier(annotation)) != nil,
      let index = all.firstIndex(where: { $0 === annotation })
    else { return }
    deselect(annotation, animated: false)
    all.remove(at: index)
    observer.remove(annotation)
    if let view = views[ObjectIdentifier(annotation)] { drop(view, of: annotation) }
    changed()
  }

  /// Removes all annotations, so that nothing observes those that outlive the map.
  func removeAll() { for annotation in all { observer.remove(annotation) } }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  // MARK: Reuse

  func register(_ viewClass: AnyClass?, _ identifier: String) {
    pool.register(viewClass, identifier)
  }

  func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
    pool.dequeue(identifier, for: annotation)
  }

  // MARK: Showing

  /// Shows the annotations in the viewport.
  func show(_ viewport: MapViewport) {
    self.viewport = viewport
    guard !isUpdating, viewport.size.width > 0, viewport.size.height > 0 else { return }
    isUpdating = true
    defer { isUpdating = false }
    let near = all.filter { isNear($0, viewport) }
    let kept = Set(near.map { ObjectIdentifier($0) })
    for (id, view) in views where !kept.contains(id) && !clusters.contains(id) {
      view.annotation.map { drop(view, of: $0) }
    }
    var added: [MKAnnotationView] = []
    for annotation in near where views[ObjectIdentifier(annotation)] == nil {
      added.append(makeView(annotation))
    }
    added += group(viewport)
    for view in views.values { place(view) }
    if !added.isEmpty {
      sort()
      for view in added {
        view.prepareForDisplay()
        if view.isSelected { showCallout(of: view) }
      }
      map.delegate?.mapView(map, didAdd: added)
    }
    placeCallout()
  }

  /// Positions and groups a view whose offsets have changed.
  func viewMoved(_ view: MKAnnotationView) {
    place(view)
    placeCallout()
  }

  /// Regroups the views.
  func groupsChanged() {
    clusters.isUpToDate = false
    changed()
  }

  /// Re-sorts the views.
  func orderChanged() { sort() }

  /// Updates the callout of a view.
  func calloutChanged(of view: MKAnnotationView) {
    guard callout?.view === view else { return }
    showCallout(of: view)
  }

  func dragStateChanged(of view: MKAnnotationView, from old: MKAnnotationView.DragState) {
    map.delegate?.mapView(map, annotationView: view, didChange: view.dragState, fromOldState: old)
  }

  /// Returns the foremost view at a point of the container that the user can select.
  func view(at point: CGPoint) -> MKAnnotationView? {
    container.subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }.first { view in
      view.isEnabled && !view.isHidden
        && view.bounds.insetBy(
          dx: min(0, (view.bounds.width - Self.reach) / 2),
          dy: min(0, (view.bounds.height - Self.reach) / 2)
        ).contains(view.convert(point, from: container))
    }
  }

  /// Returns whether a point of the container is in the callout.
  func isInCallout(_ point: CGPoint) -> Bool {
    callout.map { $0.bounds.contains($0.convert(point, from: container)) } ?? false
  }

  // MARK: Selection

  func select(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selected.contains(where: { $0 === annotation }) else { return }
    if view(for: annotation) == nil, let viewport { show(viewport) }
    // An annotation that is not on the screen has no view, and cannot be selected.
    guard let view = view(for: annotation) else { return }
    for other in selected { deselect(other, animated: animated) }
    selected = [annotation]
    view.setSelected(true, animated: animated)
    showCallout(of: view)
    sort()
    map.delegate?.mapView(map, didSelect: view)
    map.delegate?.mapView(map, didSelect: annotation)
  }

  func deselect(_ annotation: any MKAnnotation, animated: Bool) {
    guard let index = selected.firstIndex(where: { $0 === annotation }) else { return }
    selected.remove(at: index)
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    if callout?.view === view { removeCallout() }
    sort()
    map.delegate?.mapView(map, didDeselect: view)
    map.delegate?.mapView(map, didDeselect: annotation)
  }

  // MARK: Internals

  /// The minimum width and height of the touch area that selects a view.
  ///
  /// - Source: Apple's Human Interface Guidelines. Confidence: documented.
  private static let reach: CGFloat = 44

  private func changed() { map.setNeedsLayout() }

  private func changed(_ object: NSObject, _ key: String) {
    guard let view = views[ObjectIdentifier(object)] else { return changed() }
    if key != "coordinate" {
      view.annotationChanged()
      return
    }
    place(view)
    placeCallout()
    groupsChanged()
  }

  /// Returns whether an annotation is on the screen, or at most half the screen's size away.
  private func isNear(_ annotation: any MKAnnotation, _ viewport: MapViewport) -> Bool {
    guard CLLocationCoordinate2DIsValid(annotation.coordinate) else { return false }
    let point = viewport.point(for: MKMapPoint(annotation.coordinate))
    return CGRect(origin: .zero, size: viewport.size)
      .insetBy(dx: -viewport.size.width / 2, dy: -viewport.size.height / 2).contains(point)
  }

  private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view = map.delegate?.mapView(map, viewFor: annotation) ?? pool.standardView(for: annotation)
    if view.annotation !== annotation { view.annotation = annotation }
    view.owner = self
    view.isHidden = false
    if selected.contains(where: { $0 === annotation }) { view.setSelected(true, animated: false) }
    views[ObjectIdentifier(annotation)] = view
    container.addSubview(view)
    clusters.isUpToDate = false
    return view
  }

  private func drop(_ view: MKAnnotationView, of annotation: any MKAnnotation) {
    if callout?.view === view { removeCallout() }
    views[ObjectIdentifier(annotation)] = nil
    view.owner = nil
    view.removeFromSuperview()
    clusters.isUpToDate = false
    pool.enqueue(view)
  }

  private func place(_ view: MKAnnotationView) {
    guard let viewport, let annotation = view.annotation,
      CLLocationCoordinate2DIsValid(annotation.coordinate)
    else { return }
    let point = viewport.point(for: MKMapPoint(annotation.coordinate))
    let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    if view.center != center { view.center = center }
  }

  /// Sorts the views by priority, and from north to south.
  private func sort() {
    let shown = container.subviews.compactMap { $0 as? MKAnnotationView }
    let ordered = shown.sorted { one, other in
      let (first, second) = (priority(one), priority(other))
      if first != second { return first < second }
      return one.center.y - one.centerOffset.y < other.center.y - other.centerOffset.y
    }
    if ordered != shown { for view in ordered { container.bringSubviewToFront(view) } }
    if let callout { container.bringSubviewToFront(callout) }
  }

  private func priority(_ view: MKAnnotationView) -> Float {
    (view.isSelected ? view.selectedZPriority : view.zPriority).rawValue
  }

  /// Groups views that are too close, and returns the views of new clusters.
  private func group(_ viewport: MapViewport) -> [MKAnnotationView] {
    guard clusters.needsUpdate(viewport.scale) else { return [] }
    for view in views.values { place(view) }
    let singles = all.compactMap { views[ObjectIdentifier($0)] }
    let old = clusters.annotations
    clusters.update(singles, viewport.scale) { members in
      map.delegate?.mapView(map, clusterAnnotationForMemberAnnotations: members)
        ?? MKClusterAnnotation(memberAnnotations: members)
    }
    for cluster in old where !clusters.contains(ObjectIdentifier(cluster)) {
      deselect(cluster, animated: false)
      if let view = views[ObjectIdentifier(cluster)] { drop(view, of: cluster) }
    }
    var added: [MKAnnotationView] = []
    for cluster in clusters.annotations where views[ObjectIdentifier(cluster)] == nil {
      added.append(makeView(cluster))
    }
    clusters.isUpToDate = true
    for view in singles {
      let cluster = view.annotation.flatMap { clusters.cluster(of: $0) }
      view.cluster = cluster.flatMap { views[ObjectIdentifier($0)] }
      view.isHidden = cluster != nil
      if view.isHidden, let annotation = view.annotation { deselect(annotation, animated: false) }
    }
    MapClusters.hideColliding(views.values.filter { $0.cluster == nil })
    return added
  }

  private func showCallout(of view: MKAnnotationView) {
    removeCallout()
    guard view.canShowCallout, view.isSelected, let annotation = view.annotation,
      annotation.title?.isEmpty == false
    else { return }
    let callout = MapCallout(view, annotation) { [weak self, weak view] control in
      guard let self, let view else { return }
      map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
    }
    self.callout = callout
    container.addSubview(callout)
    placeCallout()
  }

  private func placeCallout() { callout?.place(in: container) }

  private func removeCallout() {
    callout?.removeFromSuperview()
    callout = nil
  }
}
