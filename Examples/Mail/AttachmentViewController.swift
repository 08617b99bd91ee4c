import QuickLook
import UIKit

/// The button of an attachment: a tap opens it, a firm press looks into it.
final class AttachmentViewController: UIViewController, QLPreviewControllerDataSource,
  QLPreviewControllerDelegate, UIViewControllerPreviewingDelegate
{
  private let attachment: Attachment
  private lazy var file = try? attachment.file()

  init(_ attachment: Attachment) {
    self.attachment = attachment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("the attachment is shown from code") }

  override func loadView() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = attachment.name
    configuration.image = UIImage(systemName: "paperclip")
    configuration.imagePadding = 8
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [unowned self] _ in present(preview(), animated: true) })
    button.accessibilityHint = "Opens the attachment"
    view = button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForPreviewing(with: self, sourceView: view)
  }

  private func preview() -> QLPreviewController {
    let preview = QLPreviewController()
    preview.dataSource = self
    preview.delegate = self
    return preview
  }

  // MARK: QLPreviewControllerDataSource

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { file == nil ? 0 : 1 }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { (file ?? URL(fileURLWithPath: "/")) as NSURL }

  // MARK: QLPreviewControllerDelegate

  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { view }

  // MARK: UIViewControllerPreviewingDelegate

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { preview() }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) { present(viewControllerToCommit, animated: true) }
}
