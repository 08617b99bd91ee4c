/// A container that stores a sequence of GPU commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
  /// The GPU device that the commands are for.
  var device: any MTLDevice { get }
  /// The queue that created the buffer.
  var commandQueue: any MTLCommandQueue { get }
  /// A name for the buffer.
  var label: String? { get set }
  /// Submits the commands.
  func commit()
  /// Waits until all commands have run.
  func waitUntilCompleted()
}
