/// A scanner of text and codes, which never scans, because the phone has no camera (Device.VK5…).
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  /// Whether the phone can scan: always false.
  open class var isSupported: Bool { false }
  /// Whether scanning is supported and permitted: always false.
  open class var isAvailable: Bool { false }
  /// The languages of text recognition: always empty.
  open class var supportedTextRecognitionLanguages: [String] { [] }

  /// Creates a scanner.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: scanners are not archived.
  public required init?(coder: NSCoder) { return nil }

  /// The delegate.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// The kinds of data to recognize.
  public final let recognizedDataTypes: Set<RecognizedDataType>
  /// The quality level.
  public final let qualityLevel: QualityLevel
  /// Whether several items are recognized at once.
  public final let recognizesMultipleItems: Bool
  /// Whether items are tracked at a high frame rate.
  public final let isHighFrameRateTrackingEnabled: Bool
  /// Whether pinching zooms.
  public final let isPinchToZoomEnabled: Bool
  /// Whether guidance is shown to the user.
  public final let isGuidanceEnabled: Bool
  /// Whether items are highlighted.
  public final let isHighlightingEnabled: Bool

  /// The region in which items are recognized; nil for the whole view.
  open var regionOfInterest: CGRect?
  /// The view for an app's overlays.
  public let overlayContainerView = UIView()
  /// The minimum zoom factor: 1, because there is no camera.
  open var minZoomFactor: Double { 1 }
  /// The maximum zoom factor: 1, because there is no camera.
  open var maxZoomFactor: Double { 1 }
  /// The zoom factor, within its limits.
  open var zoomFactor: Double {
    get { 1 }
    set {
      if newValue != 1 {
        VisionWarning.write(
          "DataScannerViewController.zoomFactor", "DataScannerViewController.isSupported")
      }
    }
  }

  /// Adds the overlay view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overlayContainerView.frame = view.bounds
    overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlayContainerView)
  }

  // MARK: Scanning

  /// Whether scanning is in progress: always false.
  open var isScanning: Bool { false }
  /// The recognized items over time: a stream that ends at once.
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

  /// Throws an error (Device.VK5).
  ///
  /// - Throws: `ScanningUnavailable.unsupported`.
  open func startScanning() throws {
    VisionWarning.write(
      "DataScannerViewController.startScanning", "DataScannerViewController.isSupported")
    throw ScanningUnavailable.unsupported
  }
  /// Does nothing: scanning cannot have started.
  open func stopScanning() {
    // does nothing
  }
  /// Throws an error (Device.VK5).
  ///
  /// - Throws: `ScanningUnavailable.unsupported`.
  open func capturePhoto() async throws -> UIImage {
    VisionWarning.write(
      "DataScannerViewController.capturePhoto", "DataScannerViewController.isSupported")
    throw ScanningUnavailable.unsupported
  }
}
