/// An asset that the user picked.
public struct PHPickerResult: Hashable {
  /// The data of the asset.
  public let itemProvider: NSItemProvider
  /// The identifier of the asset.
  public let assetIdentifier: String?
}

/// The delegate of a picker of photos.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has finished picking; the results are empty after Cancel.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker of photos, which shows that the library is empty (Device.PH6).
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  /// The settings.
  public private(set) var configuration: PHPickerConfiguration
  /// The delegate.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil, as archives have no configuration.
  public required init?(coder: NSCoder) { return nil }

  /// Adds the buttons and the label.
  public override func viewDidLoad() {
    super.viewDidLoad()
    EmptyLibraryPage.fill(view, button: "Cancel") { [weak self] in
      guard let self else { return }
      delegate?.picker(self, didFinishPicking: [])
    }
  }

  /// Changes settings while the picker is on the screen.
  public func updatePicker(using configuration: PHPickerConfiguration.Update) {
    if let limit = configuration.selectionLimit { self.configuration.selectionLimit = limit }
    if let edges = configuration.edgesWithoutContentMargins {
      self.configuration.edgesWithoutContentMargins = edges
    }
  }

  /// Deselects assets; does nothing, since there are none (Device.PH6).
  public func deselectAssets(withIdentifiers identifiers: [String]) {
    // does nothing
  }
  /// Moves an asset in the selection; does nothing, since there are none (Device.PH6).
  public func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) {
    // does nothing
  }
  /// Scrolls to the initial position; does nothing, since there are no photos (Device.PH6).
  public func scrollToInitialPosition() {
    // does nothing
  }
  /// Zooms in; does nothing, since there are no photos (Device.PH6).
  public func zoomIn() {
    // does nothing
  }
  /// Zooms out; does nothing, since there are no photos (Device.PH6).
  public func zoomOut() {
    // does nothing
  }
}
