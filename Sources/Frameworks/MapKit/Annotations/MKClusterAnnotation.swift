/// An annotation for a cluster of others (Maps.CL1).
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The title; by default that of the first annotation.
  open var title: String?
  /// The subtitle; by default the number of the others.
  open var subtitle: String?
  /// The mean of the members' coordinates.
  open var coordinate: CLLocationCoordinate2D {
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    guard !points.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let count = Double(points.count)
    return MKMapPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count
    ).coordinate
  }

  /// Creates a cluster.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
    title = memberAnnotations.first?.title
    if memberAnnotations.count > 1 { subtitle = "+\(memberAnnotations.count - 1) more" }
  }
}
