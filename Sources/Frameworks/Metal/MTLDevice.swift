/// The main Metal interface to a GPU that apps use to draw graphics and run computations in
/// parallel.
///
/// The phone has no such device, so that no object conforms to it unless an app has one of its own.
public protocol MTLDevice: NSObjectProtocol {
  /// The full name of the GPU device.
  var name: String { get }
  /// The registry identifier of the device.
  var registryID: UInt64 { get }
  /// Creates a queue of commands.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}
