import QuickLook
import UIKit

/// A note with its attachment: it is edited, shared, printed, and its attachment previewed.
public final class NoteViewController: UIViewController {
  /// The note.
  public let note: NoteDocument
  /// The file beside the note.
  public let attachment: URL
  /// The type of the activity that has shared the note.
  public private(set) var sharedBy: UIActivity.ActivityType?
  /// Whether the last print job was printed.
  public private(set) var isPrinted: Bool?

  private let textView = UITextView()

  public init(_ note: NoteDocument, attachment: URL) {
    (self.note, self.attachment) = (note, attachment)
    super.init(nibName: nil, bundle: nil)
    title = note.title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.text = note.text
    textView.delegate = self
    textView.accessibilityLabel = "Note"
    view.addSubview(textView)
    let share = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
    let attach = UIBarButtonItem(
      title: "Attachment", style: .plain, target: self, action: #selector(showAttachment))
    navigationItem.rightBarButtonItems = [share, attach]
  }

  // MARK: Actions

  @objc private func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(
      activityItems: [note.text, NotePages.formatter(for: note)],
      applicationActivities: [ArchiveActivity()])
    sheet.completionWithItemsHandler = { [weak self] type, _, _, _ in self?.sharedBy = type }
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }

  @objc private func showAttachment() {
    let preview = QLPreviewController()
    preview.dataSource = self
    present(preview, animated: true)
  }

  /// Shows the options of printing.
  public func printNote() {
    NotePages.printController(for: note).present(animated: true) { [weak self] _, done, _ in
      self?.isPrinted = done
    }
  }
}

extension NoteViewController: UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {
    note.text = textView.text
    title = note.title
  }
}

extension NoteViewController: QLPreviewControllerDataSource {
  public func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

  public func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> QLPreviewItem {
    attachment as NSURL
  }
}

/// An activity of the app: the note is put away.
final class ArchiveActivity: UIActivity {
  override var activityTitle: String? { "Archive" }
  override var activityImage: UIImage? { UIImage(systemName: "archivebox") }
  override var activityType: UIActivity.ActivityType? { .init("com.example.notebook.archive") }
  override class var activityCategory: UIActivity.Category { .action }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func perform() { activityDidFinish(true) }
}
