/// The base class of annotations with a title.
open class MKShape: NSObject, MKAnnotation {
  /// The title.
  open var title: String? {
    willSet { willChangeValue(for: \.title) }
    didSet { didChangeValue(for: \.title) }
  }
  /// The subtitle.
  open var subtitle: String? {
    willSet { willChangeValue(for: \.subtitle) }
    didSet { didChangeValue(for: \.subtitle) }
  }
  /// The coordinate; invalid for a shape without one.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

  /// Creates a shape.
  public override init() {
    MapKeys.registration
    super.init()
  }
}
