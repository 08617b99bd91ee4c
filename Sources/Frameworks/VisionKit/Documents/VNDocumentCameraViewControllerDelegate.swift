/// The delegate of a controller that scans paper; all methods are optional.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has saved a scan; never called (Device.VK6).
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Tells the delegate that the user has canceled; never called (Device.VK6).
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Tells the delegate that scanning has failed.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {
    // does nothing
  }
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
    // does nothing
  }
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {
    // does nothing
  }
}
