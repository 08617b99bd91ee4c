internal import TactusCrashReports
internal import UniformTypeIdentifiers

/// A controller with which the user takes or picks pictures and films.
///
/// The phone has no camera, and its photo library is empty: the controller shows that there is
/// nothing to pick, until the user cancels it (Device.PH7).
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Returns whether there is a source: the photo library is there, a camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of media that a source has; `nil` for a source that is not there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    guard isSourceTypeAvailable(sourceType) else { return nil }
    return [UTType.image.identifier, UTType.movie.identifier]
  }

  /// Returns whether there is a camera: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash: never.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Returns what a camera captures; `nil`, as there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The delegate.
  @_nonoverride open var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    get {
      (self as UINavigationController).delegate
        as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { (self as UINavigationController).delegate = newValue }
  }

  /// The source; setting an unavailable one raises an exception.
  open var sourceType: SourceType = .photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      programmingError(
        "Source type \(sourceType.rawValue) not available", exception: "NSInvalidArgumentException")
    }
  }
  /// The types of media that the user may pick; an empty list raises an exception.
  open var mediaTypes: [String] = [UTType.image.identifier] {
    didSet {
      guard mediaTypes.isEmpty else { return }
      programmingError(
        "No available types for source \(sourceType.rawValue)",
        exception: "NSInvalidArgumentException")
    }
  }
  /// Whether the user edits what was picked.
  open var allowsEditing = false
  /// The format of the file of a picked image.
  open var imageExportPreset: ImageURLExportPreset = .compatible
  /// The longest time of a film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of films.
  open var videoQuality: QualityType = .typeMedium
  /// The name of the preset with which films are exported.
  open var videoExportPreset = ""

  /// Whether the controls of the camera are shown.
  open var showsCameraControls = true
  /// The view over the picture of the camera.
  open var cameraOverlayView: UIView?
  /// The transform of the picture of the camera.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The camera.
  open var cameraDevice: CameraDevice = .rear
  /// The kind of what the camera captures.
  open var cameraCaptureMode: CameraCaptureMode = .photo
  /// The mode of the flash.
  open var cameraFlashMode: CameraFlashMode = .auto

  /// Creates a picker.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker; the names are ignored, as there is no nib file of it.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([EmptyPhotoLibraryController()], animated: false)
  }

  /// Creates a picker from an archive, without its settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Raises an exception, as there is no camera.
  open func takePicture() {
    programmingError(
      "takePicture needs the source type camera", exception: "NSInternalInconsistencyException")
  }

  /// Begins a film: returns `false`, as there is no camera.
  open func startVideoCapture() -> Bool { false }

  /// Ends a film; does nothing, as there is none.
  open func stopVideoCapture() {}

  // MARK: Internals

  /// Notifies the delegate that the user canceled; without a delegate the picker closes.
  func cancel() {
    let delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = self
      .delegate
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// The page of a photo library without photos.
private final class EmptyPhotoLibraryController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        (self?.navigationController as? UIImagePickerController)?.cancel()
      })
    let text = UILabel()
    text.text = "No Photos or Videos"
    text.font = .preferredFont(forTextStyle: .title2)
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
