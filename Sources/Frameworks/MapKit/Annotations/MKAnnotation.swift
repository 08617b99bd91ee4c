/// An object at a coordinate of the map (Maps.AN1).
public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate; changes are observed.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title of the callout; nil by default.
  var title: String? { get }
  /// The subtitle; nil by default.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No subtitle.
  public var subtitle: String? { nil }
}
