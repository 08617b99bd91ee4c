/// The method that receives what several outputs captured at one time.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  /// Tells the delegate what was captured.
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}
