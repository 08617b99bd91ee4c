/// An annotation in place of several that are too close to each other (Maps.CL1).
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The title; by default that of the first annotation.
  open var title: String?
  /// The line below the title; by default it counts the others.
  open var subtitle: String?
  /// The mean of the places of all.
  open var coordinate: CLLocationCoordinate2D {
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    guard !points.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let count = Double(points.count)
    return MKMapPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count
    ).coordinate
  }

  /// Creates an annotation in place of others.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
    title = memberAnnotations.first?.title
    if memberAnnotations.count > 1 { subtitle = "+\(memberAnnotations.count - 1) more" }
  }
}
