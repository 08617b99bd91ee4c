/// The method that receives what several outputs captured at one time.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  /// Called with the synchronized data.
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}
