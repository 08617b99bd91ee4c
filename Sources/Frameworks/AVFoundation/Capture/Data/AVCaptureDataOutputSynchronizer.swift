/// A synchronizer of the data of several outputs; it never delivers any.
open class AVCaptureDataOutputSynchronizer: NSObject {
  /// Creates a synchronizer of outputs; the first one determines the timing.
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
  /// Sets the delegate and its queue; a delegate without a queue raises an exception (Device.CA7).
  open func setDelegate(
    _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?,
    queue delegateCallbackQueue: DispatchQueue?
  ) {
    requireQueue(delegateCallbackQueue, for: delegate)
    (self.delegate, self.delegateCallbackQueue) = (delegate, delegateCallbackQueue)
  }
}
