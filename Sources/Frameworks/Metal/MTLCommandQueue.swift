/// An interface that creates, submits, and schedules command buffers to a specific GPU device.
public protocol MTLCommandQueue: NSObjectProtocol {
  /// The GPU device that creates the command queue.
  var device: any MTLDevice { get }
  /// A name for the queue.
  var label: String? { get set }
  /// Creates a buffer of commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
