/// Commands that a GPU runs in one submission; no type here conforms to it.
public protocol MTLCommandBuffer: NSObjectProtocol {
  /// The device of the queue that made the buffer.
  var device: any MTLDevice { get }
  /// The queue that made the buffer.
  var commandQueue: any MTLCommandQueue { get }
  /// A name for debugging; Metal itself does not read it.
  var label: String? { get set }
  /// Hands the commands over to the device.
  func commit()
  /// Blocks the thread until the device has run the commands.
  func waitUntilCompleted()
}
