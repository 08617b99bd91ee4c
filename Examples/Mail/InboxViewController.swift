import UIKit

/// The list of messages: pressed for a preview, swiped for actions.
final class InboxViewController: UITableViewController, UIViewControllerPreviewingDelegate {
  private let mailbox: Mailbox
  /// The messages in the rows, which change together with the rows.
  private var shown: [Message.ID] = []
  private var observer: (any NSObjectProtocol)?
  private let flagFeedback = UIImpactFeedbackGenerator(style: .light)

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { fatalError("the inbox is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.separatorInset.left = MessageCell.textStart
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.pencil"),
      primaryAction: UIAction(title: "New Message") { [unowned self] _ in
        present(DraftViewController.inNavigation(), animated: true)
      })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "New Message"
    // A screen that feels no force never asks the delegate.
    registerForPreviewing(with: self, sourceView: tableView)
    shown = mailbox.messages.map(\.id)
    observer = NotificationCenter.default.addObserver(
      forName: Mailbox.didChange, object: mailbox, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  /// Deletes the rows of deleted messages, and shows the others again.
  private func update() {
    let gone = shown.indices.filter { mailbox.message(shown[$0]) == nil }
    shown = mailbox.messages.map(\.id)
    if !gone.isEmpty {
      tableView.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
    for path in tableView.indexPathsForVisibleRows ?? [] where shown.indices.contains(path.row) {
      (tableView.cellForRow(at: path) as? MessageCell)?.message = mailbox.message(shown[path.row])
    }
  }

  private func open(_ viewer: MessageViewController) {
    mailbox.setUnread(false, viewer.id)
    navigationController?.pushViewController(viewer, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.message = mailbox.message(shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(MessageViewController(shown[indexPath.row], in: mailbox))
  }

  // MARK: Peek and pop

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let path = tableView.indexPathForRow(at: location) else { return nil }
    // The row stays sharp while everything else blurs.
    previewingContext.sourceRect = tableView.rectForRow(at: path)
    return MessageViewController(shown[path.row], in: mailbox)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    if let viewer = viewControllerToCommit as? MessageViewController { open(viewer) }
  }

  // MARK: Swipes

  // A swipe over the whole row performs the first action, and is felt where it would.
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let message = mailbox.message(shown[indexPath.row]) else { return nil }
    let mark = UIContextualAction(style: .normal, title: message.isUnread ? "Read" : "Unread") {
      [unowned self] _, _, done in
      mailbox.setUnread(!message.isUnread, message.id)
      done(true)
    }
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let message = mailbox.message(shown[indexPath.row]) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, done in
      mailbox.delete(message.id)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
      [unowned self] _, _, done in
      mailbox.toggleFlag(message.id)
      flagFeedback.impactOccurred()
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
