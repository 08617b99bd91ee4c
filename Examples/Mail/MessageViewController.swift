import UIKit

/// A message, as a page of its own and as a preview.
final class MessageViewController: UIViewController {
  /// The message.
  let id: Message.ID
  private let mailbox: Mailbox
  private var observer: (any NSObjectProtocol)?
  private let scroll = UIScrollView()
  private lazy var flagButton = UIBarButtonItem(
    image: UIImage(systemName: "flag"),
    primaryAction: UIAction { [unowned self] _ in mailbox.toggleFlag(id) })
  private lazy var deleteButton = UIBarButtonItem(
    image: UIImage(systemName: "trash"),
    primaryAction: UIAction { [unowned self] _ in
      mailbox.delete(id)
      navigationController?.popViewController(animated: true)
    })
  private lazy var shareButton = UIBarButtonItem(
    image: UIImage(systemName: "square.and.arrow.up"),
    primaryAction: UIAction { [unowned self] _ in share() })
  private lazy var replyButton = UIBarButtonItem(
    image: UIImage(systemName: "arrowshape.turn.up.left"),
    primaryAction: UIAction { [unowned self] _ in reply() })

  init(_ id: Message.ID, in mailbox: Mailbox) {
    (self.id, self.mailbox) = (id, mailbox)
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    flagButton.accessibilityLabel = "Flag"
    deleteButton.accessibilityLabel = "Delete"
    replyButton.accessibilityLabel = "Reply"
    shareButton.accessibilityLabel = "Share"
    navigationItem.rightBarButtonItems = [replyButton, deleteButton, flagButton, shareButton]
    observer = NotificationCenter.default.addObserver(
      forName: Mailbox.didChange, object: mailbox, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.showFlag() }
    }
    showFlag()
  }

  required init?(coder: NSCoder) { fatalError("the message is shown from code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guard let message = mailbox.message(id) else { return }
    let subject = label(message.subject, .title2)
    subject.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold))
    let names = UIStackView(arrangedSubviews: [
      label(message.sender, .headline), label(message.date, .subheadline, .secondaryLabel),
    ])
    names.axis = .vertical
    let header = UIStackView(arrangedSubviews: [AvatarView(message.initials), names])
    header.spacing = 12
    header.alignment = .center
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    let page = UIStackView(arrangedSubviews: [header, line, subject, label(message.text, .body)])
    page.axis = .vertical
    page.spacing = 14
    if let attachment = message.attachment {
      let controller = AttachmentViewController(attachment)
      addChild(controller)
      page.addArrangedSubview(controller.view)
      controller.didMove(toParent: self)
    }
    for view in [scroll, page] { view.translatesAutoresizingMaskIntoConstraints = false }
    scroll.alwaysBounceVertical = true
    scroll.addSubview(page)
    view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  // MARK: Preview

  // A swipe up during a peek shows these.
  override var previewActionItems: [any UIPreviewActionItem] {
    let mailbox = mailbox
    let id = id
    guard let message = mailbox.message(id) else { return [] }
    let flag = UIPreviewAction(
      title: message.isFlagged ? "Remove Flag" : "Flag", style: .default
    ) { _, _ in mailbox.toggleFlag(id) }
    let mark = UIPreviewAction(
      title: message.isUnread ? "Mark as Read" : "Mark as Unread", style: .default
    ) { _, _ in mailbox.setUnread(!message.isUnread, id) }
    let delete = UIPreviewAction(title: "Delete", style: .destructive) { _, _ in
      mailbox.delete(id)
    }
    return [
      UIPreviewActionGroup(title: "Mark…", style: .default, actions: [flag, mark]), delete,
    ]
  }

  // MARK: Internals

  private func showFlag() {
    let isFlagged = mailbox.message(id)?.isFlagged == true
    flagButton.image = UIImage(systemName: isFlagged ? "flag.fill" : "flag")
    flagButton.tintColor = isFlagged ? .systemOrange : nil
    flagButton.isSelected = isFlagged
  }

  private func reply() {
    guard let message = mailbox.message(id) else { return }
    present(
      DraftViewController.inNavigation(to: message.sender, subject: "Re: \(message.subject)"),
      animated: true)
  }

  /// Offers the text to other apps, and to the printer with a heading.
  private func share() {
    guard let message = mailbox.message(id) else { return }
    let heading = "\(message.subject)\n\(message.sender), \(message.date)\n\n"
    let formatter = UISimpleTextPrintFormatter(text: heading + message.text)
    formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
    let information = UIPrintInfo.printInfo()
    information.jobName = message.subject
    let sheet = UIActivityViewController(
      activityItems: [message.text, formatter, information], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = shareButton
    present(sheet, animated: true)
  }

  private func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}
