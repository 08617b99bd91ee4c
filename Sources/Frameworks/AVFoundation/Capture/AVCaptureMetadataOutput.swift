/// An output of codes and faces in pictures, which finds none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// Changes the delegate and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// The kinds that can be found; none without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The kinds that are looked for; stored.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the pictures that is looked at, in parts of them; stored.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
