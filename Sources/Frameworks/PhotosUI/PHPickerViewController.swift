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
  /// Tells the delegate that the user picked assets, or none with Cancel.
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

  /// Archives have no settings, so there is no such picker.
  public required init?(coder: NSCoder) { return nil }

  /// Adds the buttons and the text.
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

  /// Removes assets from the selection; does nothing, since there are none (Device.PH6).
  public func deselectAssets(withIdentifiers identifiers: [String]) {
    // does nothing
  }
  /// Moves an asset in the selection; does nothing, since there are none (Device.PH6).
  public func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) {
    // does nothing
  }
  /// Scrolls to the photos that are shown first; does nothing, since there are none (Device.PH6).
  public func scrollToInitialPosition() {
    // does nothing
  }
  /// Shows fewer photos; does nothing, since there are none (Device.PH6).
  public func zoomIn() {
    // does nothing
  }
  /// Shows more photos; does nothing, since there are none (Device.PH6).
  public func zoomOut() {
    // does nothing
  }
}
