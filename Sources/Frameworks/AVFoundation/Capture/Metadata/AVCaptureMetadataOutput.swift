internal import TactusCrashReports

/// A metadata output for codes and faces; it delivers nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// Changes the delegate and its queue; a delegate without a queue ends the app (Device.CA7).
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    requireQueue(objectsCallbackQueue, for: objectsDelegate)
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// The kinds that can be found; empty without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The kinds that are looked for; one that is not available ends the app (Device.CA8).
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
  /// The part of the pictures that is looked at, in parts of them; stored.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
