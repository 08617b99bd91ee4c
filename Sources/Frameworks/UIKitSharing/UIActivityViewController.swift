internal import TactusCrashReports

/// A sheet with the activities that can act on the app's items, in a regular width a popover.
///
/// They are the app's own, Copy, Save to Files and Print.
///
/// Steps Sharing.AC1…
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the sheet ends, with the activity, whether it has done its work,
  /// items that an extension has changed, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// A closure that is called when the sheet ends, with the activity, and whether it has done its
  /// work.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  private var items: [Any]
  private let applicationActivities: [UIActivity]
  private let configuration: (any UIActivityItemsConfigurationReading)?
  private var shown: [UIActivity] = []
  private var hasEnded = false
  private var shortHandler: CompletionHandler?

  /// The closure that is called when the sheet ends; without an activity if the user closes it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The closure that is called when the sheet ends; without an activity if the user closes it.
  @available(*, deprecated, message: "Use completionWithItemsHandler")
  open var completionHandler: CompletionHandler? {
    get { shortHandler }
    set { shortHandler = newValue }
  }
  /// The activities that the sheet does not show.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The sections that the sheet does not show; stored, as it suggests no people anyway.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// Whether the sheet may emphasize an activity; it has no effect.
  open var allowsProminentActivity = true

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The items, or objects that supply them.
  ///   - applicationActivities: The app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, configuration) = (activityItems, nil)
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    setPresentation()
  }

  /// Creates a sheet for the items of a configuration (Sharing.AC11).
  public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    (items, configuration) = ([], activityItemsConfiguration)
    let own = activityItemsConfiguration as? UIActivityItemsConfiguration
    applicationActivities = own?.applicationActivitiesForActivityItemsConfiguration ?? []
    super.init(nibName: nil, bundle: nil)
    setPresentation()
  }

  /// Sets the presentation as a popover or a sheet (Sharing.AC10).
  private func setPresentation() {
    modalPresentationStyle = .popover
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
  }

  /// Fails: archives have no items.
  public required init?(coder: NSCoder) { return nil }

  /// Adds the header with the close button, and a button for each activity.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    guard let configuration else { return showActivities() }
    ProvidedItems.load(configuration.itemProvidersForActivityItemsConfiguration) {
      [weak self] items in
      self?.items = items
      self?.showActivities()
    }
  }

  private func showActivities() {
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let excluded = Set(excludedActivityTypes ?? [])
    let own = [CopyActivity(), SaveActivity(), PrintActivity()]
    shown = (applicationActivities + own).filter { activity in
      activity.activityType.map(excluded.contains) != true
        && activity.canPerform(withActivityItems: placeholders)
    }
    if shown.isEmpty {
      RuntimeWarning.once(
        "UIActivityViewController shows no activity: the phone has Copy for texts, links, pictures "
          + "and colors, Save to Files for files, pictures and data, Print for pictures, PDF "
          + "documents, formatters and renderers, and those of the app", namesPlace: true)
    }
    let title = configuration?.activityItemsConfigurationMetadata(key: .title) as? String
    let link = configuration?.activityItemsConfigurationMetadata(key: .linkPresentationMetadata)
    let header = SharedItemHeader(
      placeholders, title: title, link: link as? LPLinkMetadata ?? linkOfItems)
    layOut(header, rows: shown.map(button))
  }

  /// The metadata of the first item that has some (Sharing.AC13).
  private var linkOfItems: LPLinkMetadata? {
    for case let source as any UIActivityItemSource in items {
      if let link = source.activityViewControllerLinkMetadata(self) { return link }
    }
    return nil
  }

  /// Shows the picture of a link as soon as it is loaded.
  private func load(_ provider: NSItemProvider?, into picture: UIImageView) {
    guard let provider, provider.canLoadObject(ofClass: UIImage.self) else { return }
    _ = provider.loadObject(ofClass: UIImage.self) { [weak picture] object, _ in
      guard let image = object as? UIImage else { return }
      DispatchQueue.main.async {
        picture?.image = image
        picture?.isHidden = false
      }
    }
  }

  /// Calls the completion handler if the user has closed the sheet.
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

  private func layOut(_ header: SharedItemHeader, rows: [UIButton]) {
    let picture = UIImageView(image: header.image)
    picture.contentMode = .scaleAspectFit
    picture.isHidden = header.image == nil
    load(header.imageProvider, into: picture)
    let title = UILabel()
    title.text = header.title
    title.font = .preferredFont(forTextStyle: .headline)
    title.accessibilityTraits = .header
    let subtitle = UILabel()
    subtitle.text = header.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    let names = UIStackView(arrangedSubviews: [title, subtitle])
    names.axis = .vertical
    let close = UIButton(
      type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    close.accessibilityLabel = ControlTexts.close
    let top = UIStackView(arrangedSubviews: [picture, names, close])
    (top.spacing, top.alignment) = (12, .center)
    let stack = UIStackView(arrangedSubviews: rows)
    (stack.axis, stack.spacing) = (.vertical, Self.gap)
    // More rows than fit are scrolled to.
    let scroll = UIScrollView()
    scroll.addSubview(stack)
    for subview in [top, scroll, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    for subview in [top, scroll] { view.addSubview(subview) }
    close.setContentHuggingPriority(.required, for: .horizontal)
    close.setContentCompressionResistancePriority(.required, for: .horizontal)
    let area = view.safeAreaLayoutGuide
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate(
      rows.map { $0.heightAnchor.constraint(equalToConstant: Self.rowHeight) } + [
        picture.widthAnchor.constraint(equalToConstant: SharedItemHeader.side),
        picture.heightAnchor.constraint(equalToConstant: SharedItemHeader.side),
        top.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin),
        top.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin),
        top.topAnchor.constraint(equalTo: area.topAnchor, constant: Self.margin),
        top.heightAnchor.constraint(equalToConstant: SharedItemHeader.side),
        scroll.topAnchor.constraint(equalTo: top.bottomAnchor, constant: Self.margin),
        scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin),
        scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin),
        scroll.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      ])
    let list = CGFloat(rows.count) * (Self.rowHeight + Self.gap)
    preferredContentSize = CGSize(
      width: Self.popoverWidth, height: 2 * Self.margin + SharedItemHeader.side + list + Self.gap)
  }

  /// The height of a row in points.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let rowHeight: CGFloat = 52
  /// The distance between rows in points.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let gap: CGFloat = 8
  /// The margin of the content in points.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let margin: CGFloat = 16
  /// The width of the popover in points.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let popoverWidth: CGFloat = 375

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
      report(type, completed)
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    report(type, completed)
  }

  private func report(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    // The newer closure goes first (a guess).
    completionWithItemsHandler?(type, completed, nil, nil)
    shortHandler?(type, completed)
  }
}
