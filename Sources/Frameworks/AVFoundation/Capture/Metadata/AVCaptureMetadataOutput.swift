internal import TactusCrashReports

/// A metadata output for codes and faces; it delivers nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// Sets the delegate and its queue; a delegate without a queue raises an exception (Device.CA7).
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    requireQueue(objectsCallbackQueue, for: objectsDelegate)
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// The available types of metadata objects; empty without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The types of metadata objects to detect; an unavailable one raises an exception (Device.CA8).
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
    get { [] }
    set {
      guard let kind = newValue?.first else { return }
      programmingError(
        "setMetadataObjectTypes: unsupported type '\(kind.rawValue)' found; use "
          + "availableMetadataObjectTypes",
        exception: "NSInvalidArgumentException")
    }
  }
  /// The region of interest, in unit coordinates of the frame; stored.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
