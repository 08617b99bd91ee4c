/// The common part of buffers and textures.
public protocol MTLResource: NSObjectProtocol {
  /// The device whose memory holds the resource.
  var device: any MTLDevice { get }
  /// A name for debugging; Metal itself does not read it.
  var label: String? { get set }
}
