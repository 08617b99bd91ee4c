/// A controller that scans paper by the camera, which the phone lacks (Device.VK6…).
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  /// Whether the phone can scan paper: false.
  open class var isSupported: Bool { false }

  /// The delegate.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Tells the delegate that scanning has failed (Device.VK6).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    VisionWarning.write(
      "VNDocumentCameraViewController", "VNDocumentCameraViewController.isSupported")
    delegate?.documentCameraViewController(
      self, didFailWithError: CocoaError(.featureUnsupported))
  }
}
