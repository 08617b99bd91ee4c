/// An object that passes on what several outputs captured at one time, which is nothing.
open class AVCaptureDataOutputSynchronizer: NSObject {
  /// Creates a synchronizer of outputs, of which the first decides about the times.
  public init(dataOutputs: [AVCaptureOutput]) {
    self.dataOutputs = dataOutputs
    super.init()
  }

  /// The outputs.
  public let dataOutputs: [AVCaptureOutput]
  /// The delegate.
  open private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var delegateCallbackQueue: DispatchQueue?
  /// Changes the delegate and its queue; a delegate without a queue ends the app (Device.CA7).
  open func setDelegate(
    _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?,
    queue delegateCallbackQueue: DispatchQueue?
  ) {
    requireQueue(delegateCallbackQueue, for: delegate)
    (self.delegate, self.delegateCallbackQueue) = (delegate, delegateCallbackQueue)
  }
}
