/// The source of command buffers for one device; no type here conforms to it.
public protocol MTLCommandQueue: NSObjectProtocol {
  /// The device of the queue.
  var device: any MTLDevice { get }
  /// A name for debugging; Metal itself does not read it.
  var label: String? { get set }
  /// Returns a new command buffer; nil if the queue has none left.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
