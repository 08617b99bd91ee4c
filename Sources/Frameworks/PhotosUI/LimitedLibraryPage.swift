/// The page on which the user selects the photos that an app can access; there are none
/// (Device.PH12).
final class LimitedLibraryPage: UIViewController {
  /// Called with the identifiers of the photos that were added; nil once it was called.
  private var completion: (([String]) -> Void)?

  init(_ completion: @escaping ([String]) -> Void) {
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    EmptyLibraryPage.fill(view, button: "Done") { [weak self] in self?.dismiss(animated: true) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    completion?([])
    completion = nil
  }
}
