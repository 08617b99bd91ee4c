internal import UniformTypeIdentifiers

/// The list of a folder in a document picker.
///
/// Steps DocumentsInApps.DP1–DP4.
@MainActor
final class FolderViewController: UITableViewController {
  private let folder: URL
  private unowned let picker: UIDocumentPickerViewController
  private var entries: [FolderEntry] = []
  /// The text of a list without entries (DocumentsInApps.DP1).
  private let empty = UILabel()
  private lazy var done = UIBarButtonItem(
    title: picker.titleOfDone, primaryAction: UIAction { [weak self] _ in self?.finish() })

  init(_ folder: URL, _ picker: UIDocumentPickerViewController) {
    (self.folder, self.picker) = (folder, picker)
    super.init(style: .plain)
    title = folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker.cancel() })
    if let browser = picker.browser {
      // A browser is not cancelled (DocumentsInApps.DB1).
      let items = browser.barItems
      navigationItem.rightBarButtonItems = (picker.hasDone ? [done] : []) + items.trailing
      if folder == picker.root { navigationItem.leftBarButtonItems = items.leading }
    } else if picker.hasDone, folder == picker.root {
      (navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem) = (cancel, done)
    } else {
      // A pushed list has the button that leads back at the left.
      navigationItem.rightBarButtonItems = picker.hasDone ? [done, cancel] : [cancel]
    }
    empty.text = "Folder Is Empty"
    empty.font = .preferredFont(forTextStyle: .body)
    empty.textColor = .secondaryLabel
    empty.textAlignment = .center
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    entries = FolderEntry.entries(of: folder, in: picker.root)
    tableView.reloadData()
    tableView.backgroundView = entries.isEmpty ? empty : nil
    update()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let entry = entries[indexPath.row]
    let isEnabled = entry.isFolder || picker.canPick(entry)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = name(of: entry)
    cell.detailTextLabel?.text = facts(of: entry)
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image =
      entry.isFolder
      ? UIImage(systemName: "folder")
      : DocumentIcon.image(
        of: entry.url, size: CGSize(width: 32, height: 40), scale: UIScreen.main.scale)
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    cell.textLabel?.isEnabled = isEnabled
    cell.isUserInteractionEnabled = isEnabled
    if !isEnabled { cell.accessibilityTraits.insert(.notEnabled) }
    if picker.isPicked(entry.url) { cell.accessoryType = .checkmark }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let entry = entries[indexPath.row]
    if entry.isFolder {
      let next = FolderViewController(entry.url, picker)
      navigationController?.pushViewController(next, animated: true)
    } else if picker.canPick(entry) {
      picker.choose(entry.url)
      tableView.reloadRows(at: [indexPath], with: .none)
      update()
    }
  }

  private func update() { done.isEnabled = picker.isDoneEnabled }

  private func finish() { picker.finish(in: folder) }

  private func name(of entry: FolderEntry) -> String {
    entry.isFolder || picker.shouldShowFileExtensions
      ? entry.url.lastPathComponent : entry.url.deletingPathExtension().lastPathComponent
  }

  private func facts(of entry: FolderEntry) -> String {
    guard !entry.isFolder else { return "Folder" }
    let size = ByteCountFormatter.string(fromByteCount: Int64(entry.size), countStyle: .file)
    guard let date = entry.date else { return size }
    return DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none)
      + " – " + size
  }
}
