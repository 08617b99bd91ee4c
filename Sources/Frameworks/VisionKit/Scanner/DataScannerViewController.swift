/// A controller that scans text and codes by the camera, which the phone lacks (Device.VK5…).
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  /// Whether the phone can scan: false.
  open class var isSupported: Bool { false }
  /// Whether the user permits to scan, and nothing restricts it: false.
  open class var isAvailable: Bool { false }
  /// The identifiers of the languages whose text is recognized: none.
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

  /// Archives have no settings, so there is no such controller.
  public required init?(coder: NSCoder) { return nil }

  /// The delegate.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// The kinds of items.
  public final let recognizedDataTypes: Set<RecognizedDataType>
  /// The quality of the recognition.
  public final let qualityLevel: QualityLevel
  /// Whether several items are recognized at once.
  public final let recognizesMultipleItems: Bool
  /// Whether the places of items follow the camera often.
  public final let isHighFrameRateTrackingEnabled: Bool
  /// Whether two fingers zoom.
  public final let isPinchToZoomEnabled: Bool
  /// Whether texts help the user.
  public final let isGuidanceEnabled: Bool
  /// Whether items are highlighted.
  public final let isHighlightingEnabled: Bool

  /// The part of the view in which items are looked for; nil for the whole view.
  open var regionOfInterest: CGRect?
  /// The view above the camera's picture for the app's own views.
  public let overlayContainerView = UIView()
  /// The smallest factor of the zoom; 1, as there is no camera.
  open var minZoomFactor: Double { 1 }
  /// The greatest factor of the zoom; 1, as there is no camera.
  open var maxZoomFactor: Double { 1 }
  /// The factor of the zoom, within its limits.
  open var zoomFactor: Double {
    get { 1 }
    set {
      if newValue != 1 {
        VisionWarning.write(
          "DataScannerViewController.zoomFactor", "DataScannerViewController.isSupported")
      }
    }
  }

  /// Adds the view of the app's own views.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overlayContainerView.frame = view.bounds
    overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlayContainerView)
  }

  // MARK: Scanning

  /// Whether the camera's picture is scanned: false.
  open var isScanning: Bool { false }
  /// The items, each time that they change: a stream that ends at once.
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

  /// Fails (Device.VK5).
  ///
  /// - Throws: `ScanningUnavailable.unsupported`.
  open func startScanning() throws {
    VisionWarning.write(
      "DataScannerViewController.startScanning", "DataScannerViewController.isSupported")
    throw ScanningUnavailable.unsupported
  }
  /// Ends scanning, which cannot have begun.
  open func stopScanning() {
    // does nothing
  }
  /// Fails (Device.VK5).
  ///
  /// - Throws: `ScanningUnavailable.unsupported`.
  open func capturePhoto() async throws -> UIImage {
    VisionWarning.write(
      "DataScannerViewController.capturePhoto", "DataScannerViewController.isSupported")
    throw ScanningUnavailable.unsupported
  }
}
