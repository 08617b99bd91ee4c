/// An object at a place of the map (Maps.AN1).
public protocol MKAnnotation: NSObjectProtocol {
  /// The place; changes are observed.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title of the callout; nil by default.
  var title: String? { get }
  /// The line below the title; nil by default.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No line below the title.
  public var subtitle: String? { nil }
}
