/// The clusters of annotations whose views collide (Maps.CL1, Maps.CL2).
@MainActor
struct MapClusters {
  /// The annotations of the clusters.
  private(set) var annotations: [MKClusterAnnotation] = []
  /// Whether the views and their positions are those of the last update.
  var isUpToDate = false
  private var clusters: [ObjectIdentifier: MKClusterAnnotation] = [:]
  private var scale = 0.0

  /// Returns whether an annotation is a cluster.
  func contains(_ id: ObjectIdentifier) -> Bool {
    annotations.contains { ObjectIdentifier($0) == id }
  }

  /// Returns the cluster of an annotation.
  func cluster(of annotation: any MKAnnotation) -> MKClusterAnnotation? {
    clusters[ObjectIdentifier(annotation)]
  }

  /// Returns whether the views must be regrouped at a scale; moving the map keeps the groups.
  func needsUpdate(_ scale: Double) -> Bool { !isUpToDate || scale != self.scale }

  /// Groups views with the same identifier that collide.
  ///
  /// - Parameters:
  ///   - views: The views at their places.
  ///   - scale: The map points per screen point.
  ///   - make: Returns the annotation of a new group.
  mutating func update(
    _ views: [MKAnnotationView], _ scale: Double,
    make: ([any MKAnnotation]) -> MKClusterAnnotation
  ) {
    let old = annotations
    (annotations, clusters, self.scale) = ([], [:], scale)
    var rest = views.filter { $0.clusteringIdentifier != nil && $0.annotation != nil }
    while let first = rest.first {
      let members = rest.filter {
        $0.clusteringIdentifier == first.clusteringIdentifier && Self.collide($0, first)
      }
      rest.removeAll { view in members.contains { $0 === view } || view === first }
      guard members.count > 1 else { continue }
      let list = members.compactMap(\.annotation)
      let known = old.first { cluster in
        cluster.memberAnnotations.count == list.count
          && list.allSatisfy { one in cluster.memberAnnotations.contains { $0 === one } }
      }
      let cluster = known ?? make(list)
      annotations.append(cluster)
      for member in list { clusters[ObjectIdentifier(member)] = cluster }
    }
  }

  /// Hides views that are not required where they collide with more important ones.
  static func hideColliding(_ views: [MKAnnotationView]) {
    var shown: [MKAnnotationView] = []
    for view in views.sorted(by: { $0.displayPriority.rawValue > $1.displayPriority.rawValue }) {
      let isRequired = view.displayPriority.rawValue >= MKFeatureDisplayPriority.required.rawValue
      view.isHidden = !isRequired && !view.isSelected && shown.contains { collide($0, view) }
      if !view.isHidden { shown.append(view) }
    }
  }

  /// Returns whether two views overlap, by their shapes.
  private static func collide(_ one: MKAnnotationView, _ other: MKAnnotationView) -> Bool {
    if one.collisionMode == .none || other.collisionMode == .none { return one === other }
    guard one.collisionMode == .circle, other.collisionMode == .circle else {
      return frame(one).intersects(frame(other))
    }
    let (a, b, size, other) = (one.center, other.center, one.bounds.size, other.bounds.size)
    let reach = (min(size.width, size.height) + min(other.width, other.height)) / 2
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < reach * reach
  }

  /// Returns the frame of a view without its transform.
  private static func frame(_ view: MKAnnotationView) -> CGRect {
    let size = view.bounds.size
    return CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
