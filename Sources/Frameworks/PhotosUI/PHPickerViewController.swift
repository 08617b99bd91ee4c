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
  public let configuration: PHPickerConfiguration
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
    view.backgroundColor = .systemBackground
    let cancel = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      })
    let text = UILabel()
    text.text = "No Photos or Videos"
    text.font = .preferredFont(forTextStyle: .title2)
    let area = view.safeAreaLayoutGuide
    for subview in [cancel, text] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      cancel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      cancel.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      text.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      text.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }
}
