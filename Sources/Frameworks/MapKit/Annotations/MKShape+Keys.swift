// The names of properties, with which map views and apps observe and set them.

extension MKShape: KeyedClass {
  /// Registers the properties once.
  package static func registerProperties() { MapKeys.registration }
}

extension MKUserLocation: KeyedClass {
  /// Registers the properties once.
  package static func registerProperties() { MapKeys.registration }
}

/// The registration of the properties.
enum MapKeys {
  static let registration: Void = {
    KeyedProperties.add("coordinate", \MKPointAnnotation.coordinate)
    KeyedProperties.add("title", \MKShape.title)
    KeyedProperties.add("subtitle", \MKShape.subtitle)
    KeyedProperties.add("location", \MKUserLocation.location)
  }()
}
