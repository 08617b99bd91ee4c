internal import TactusCrashReports

/// A sheet with the activities that can act on the app's items: the app's own, Copy and Print.
///
/// Steps Sharing.AC1…
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the sheet ends, with the activity, whether it has done its work,
  /// items that an extension has changed, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var shown: [UIActivity] = []
  private var hasEnded = false

  /// The closure that is called when the sheet ends; without an activity if the user closes it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that the sheet does not show.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether the sheet may emphasize an activity; it has no effect.
  open var allowsProminentActivity = true

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The items, or objects that supply them.
  ///   - applicationActivities: The app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives have no items, so there is no such sheet.
  public required init?(coder: NSCoder) { return nil }

  /// Adds the close button, and a button for each activity.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let excluded = Set(excludedActivityTypes ?? [])
    shown = (applicationActivities + [CopyActivity(), PrintActivity()]).filter { activity in
      activity.activityType.map(excluded.contains) != true
        && activity.canPerform(withActivityItems: placeholders)
    }
    if shown.isEmpty {
      RuntimeWarning.once(
        "UIActivityViewController shows no activity: the phone has Copy for texts, links, pictures "
          + "and colors, Print for pictures, PDF documents, formatters and renderers, and those of "
          + "the app", namesPlace: true)
    }
    layOut(rows: shown.map(button))
  }

  /// Tells the completion handler that the user has closed the sheet.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil else { return }
    finish(nil, completed: false)
  }

  private func button(for activity: UIActivity) -> UIButton {
    let action = UIAction(title: activity.activityTitle ?? "", image: activity.activityImage) {
      [weak self] _ in self?.start(activity)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.backgroundColor = .secondarySystemGroupedBackground
    button.layer.cornerRadius = 10
    button.contentHorizontalAlignment = .leading
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: -12)
    return button
  }

  private func layOut(rows: [UIButton]) {
    let close = UIButton(
      type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    close.accessibilityLabel = "Close"
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    let area = view.safeAreaLayoutGuide
    for subview in [close, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate(
      rows.map { $0.heightAnchor.constraint(equalToConstant: 52) } + [
        close.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        close.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
        stack.topAnchor.constraint(equalTo: close.bottomAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      ])
  }

  private func start(_ activity: UIActivity) {
    activity.sheet = self
    let type = activity.activityType
    let chosen = items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    activity.prepare(withActivityItems: chosen)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Ends the sheet after an activity.
  func end(_ activity: UIActivity, completed: Bool) {
    guard !hasEnded else { return }
    let type = activity.activityType
    guard let presenter = presentingViewController else {
      return finish(type, completed: completed)
    }
    hasEnded = true
    presenter.dismiss(animated: true) { [self] in
      completionWithItemsHandler?(type, completed, nil, nil)
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
