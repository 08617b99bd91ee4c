/// The objects of the attributes of a device that were discovered.
struct KnownAttributeObjects {
  /// The services visible to the app; `nil` before the first discovery.
  var services: [CBService]?
  /// All services by path.
  var allServices: [String: CBService] = [:]
  /// All characteristics by path.
  var characteristics: [String: CBCharacteristic] = [:]
  /// All descriptors by path.
  var descriptors: [String: CBDescriptor] = [:]
}
