/// Sets the coordinate of a dragged annotation, whose protocol has no setter (Maps.DR1).
enum CoordinateSetter {
  private static let setter = Selector("setCoordinate:")

  /// Returns whether the coordinate of an annotation can be set.
  static func canSet(_ annotation: any MKAnnotation) -> Bool {
    annotation is MKPointAnnotation || annotation.responds(to: setter)
  }

  /// Sets the coordinate of an annotation.
  static func set(_ coordinate: CLLocationCoordinate2D, of annotation: any MKAnnotation) {
    if let point = annotation as? MKPointAnnotation {
      point.coordinate = coordinate
    } else if annotation.responds(to: setter), let object = annotation as? NSObject {
      object.setValue(coordinate, forKey: "coordinate")
    }
  }
}
