/// A device that a game reads: a controller, a keyboard or a mouse.
public protocol GCDevice: NSObjectProtocol {
  /// The queue on which handlers are called; the main queue by default.
  var handlerQueue: DispatchQueue { get set }
  /// The name of the device.
  var vendorName: String? { get }
  /// The category of the device.
  var productCategory: String { get }
  /// The elements of the device.
  var physicalInputProfile: GCPhysicalInputProfile { get }
}
