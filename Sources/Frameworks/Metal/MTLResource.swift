/// An allocation of memory that's accessible to a GPU.
public protocol MTLResource: NSObjectProtocol {
  /// The GPU device that created the resource.
  var device: any MTLDevice { get }
  /// A name for the resource.
  var label: String? { get set }
}
