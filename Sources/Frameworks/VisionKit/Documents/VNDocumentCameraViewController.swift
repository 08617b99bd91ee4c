/// A document scanner, which reports a failure, because the phone has no camera (Device.VK6…).
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  /// Whether the phone scans documents: always false.
  open class var isSupported: Bool { false }

  /// The delegate.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Reports the failure to the delegate (Device.VK6).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    VisionWarning.write(
      "VNDocumentCameraViewController", "VNDocumentCameraViewController.isSupported")
    delegate?.documentCameraViewController(
      self, didFailWithError: CocoaError(.featureUnsupported))
  }
}
