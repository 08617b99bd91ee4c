/// A depth data output; it delivers nothing.
open class AVCaptureDepthDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var delegateCallbackQueue: DispatchQueue?
  /// Sets the delegate and its queue; a delegate without a queue raises an exception (Device.CA7).
  open func setDelegate(
    _ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?
  ) {
    requireQueue(callbackQueue, for: delegate)
    (self.delegate, delegateCallbackQueue) = (delegate, callbackQueue)
  }

  /// Whether late depth maps are dropped; stored.
  open var alwaysDiscardsLateDepthData = true
  /// Whether depth maps are smoothed and holes filled; stored.
  open var isFilteringEnabled = true
}
