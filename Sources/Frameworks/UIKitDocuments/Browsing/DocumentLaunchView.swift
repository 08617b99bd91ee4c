/// The screen of a document controller without a document: a title, buttons, and the way to the
/// person's documents (DocumentsInApps.DV4).
final class DocumentLaunchView: UIView {
  private let options: UIDocumentViewController.LaunchOptions
  private weak var controller: UIViewController?

  init(_ options: UIDocumentViewController.LaunchOptions, over controller: UIViewController) {
    (self.options, self.controller) = (options, controller)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addFilling(BackgroundConfigurationView(options.background))
    if let view = options.backgroundAccessoryView { addFilling(view) }
    addSubview(column)
    if let view = options.foregroundAccessoryView { addFilling(view) }
    let label = UILabel()
    label.text = options.title
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    label.numberOfLines = 0
    column.addArrangedSubview(label)
    addButton(options.primaryAction, .borderedProminent())
    addButton(options.secondaryAction, .bordered())
    let browse = UIAction(title: "Browse") { [weak self] _ in
      MainActor.assumeIsolated { self?.browse() }
    }
    column.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: browse))
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The view in front of the buttons fills the screen; touches beside its subviews reach them.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard let found, found === options.foregroundAccessoryView,
      let below = column.hitTest(convert(point, to: column), with: event), below !== column
    else { return found }
    return below
  }

  private lazy var column: UIStackView = {
    let column = UIStackView()
    (column.axis, column.alignment, column.spacing) = (.vertical, .center, 16)
    return column
  }()

  private func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Adds a button of an action of the app, which may create a document.
  private func addButton(_ action: UIAction?, _ style: UIButton.Configuration) {
    guard let action else { return }
    let button = UIButton(configuration: style)
    button.configuration?.title = action.title
    button.configuration?.image = action.image
    button.isEnabled = !action.attributes.contains(.disabled)
    button.addAction(
      UIAction { [options] sent in
        UIDocumentViewController.LaunchOptions.browserOfAction = options.browserViewController
        action.performWithSender(sent.sender, target: nil)
        UIDocumentViewController.LaunchOptions.browserOfAction = nil
      }, for: .primaryActionTriggered)
    column.addArrangedSubview(button)
  }

  private func browse() {
    let browser = options.browserViewController
    guard browser.presentingViewController == nil else { return }
    browser.modalPresentationStyle = .pageSheet
    controller?.present(browser, animated: true)
  }
}
