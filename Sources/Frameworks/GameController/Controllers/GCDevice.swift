/// A game device: a controller, a keyboard or a mouse.
public protocol GCDevice: NSObjectProtocol {
  /// The queue on which handlers are called; the main queue by default.
  var handlerQueue: DispatchQueue { get set }
  /// The manufacturer's name.
  var vendorName: String? { get }
  /// The category of the device.
  var productCategory: String { get }
  /// The input profile.
  var physicalInputProfile: GCPhysicalInputProfile { get }
}
