/// The callback of a synchronizer; never called.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  /// Called with the synchronized data.
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}
