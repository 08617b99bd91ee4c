/// An annotation with a settable coordinate.
open class MKPointAnnotation: MKShape, MKGeoJSONObject {
  private var place = CLLocationCoordinate2D()

  /// The coordinate; a change moves the annotation's view (Maps.AN4).
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      willChangeValue(for: \.coordinate)
      place = newValue
      didChangeValue(for: \.coordinate)
    }
  }

  /// Creates an annotation at the coordinate 0, 0.
  public override init() { super.init() }

  /// Creates an annotation with a title.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    place = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}
