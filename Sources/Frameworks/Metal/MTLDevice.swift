/// A graphics processor.
///
/// The phone has no such device, so that no object conforms to it unless an app has one of its own.
public protocol MTLDevice: NSObjectProtocol {
  /// The product name of the processor.
  var name: String { get }
  /// The number by which the system tells processors apart.
  var registryID: UInt64 { get }
  /// Returns a new queue; nil if the device has none left.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}
