/// An annotation with a title; its subclasses have a place.
open class MKShape: NSObject, MKAnnotation {
  /// The title.
  open var title: String? {
    willSet { willChangeValue(for: \.title) }
    didSet { didChangeValue(for: \.title) }
  }
  /// The line below the title.
  open var subtitle: String? {
    willSet { willChangeValue(for: \.subtitle) }
    didSet { didChangeValue(for: \.subtitle) }
  }
  /// The place; a shape without one has an invalid coordinate.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

  /// Creates a shape.
  public override init() {
    MapKeys.registration
    super.init()
  }
}
