import AVKit
import PDFKit
import TactusCrashReports
import TactusDocumentReading
import TactusPDFDocuments
import TactusPreviews

/// A page with one file.
@MainActor
final class PreviewItemController: UIViewController {
  /// The index of the file.
  let index: Int
  weak var owner: QLPreviewController?

  private let spinner = UIActivityIndicatorView(style: .medium)
  private var content: UIView?
  /// The number of the current load; results of earlier ones are ignored.
  private var loading = 0
  private var url: URL?
  /// The signal that cancels reading, for another file or the end of the controller.
  private var reading: ReadingCancellation?

  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { reading?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(spinner)
    spinner.accessibilityLabel = "Loading"
    if let content { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content?.frame = view.bounds
    spinner.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Reads and shows the file; a file that is not yet available waits for the next call.
  func load(_ item: (any QLPreviewItem)?) {
    loading += 1
    let number = loading
    reading?.cancel()
    reading = nil
    url = item?.previewItemURL
    show(nil)
    // QuickLook.QL5.
    guard let url else { return spinner.startAnimating() }
    spinner.startAnimating()
    let cancellation = ReadingCancellation()
    reading = cancellation
    BackgroundReading.run(
      on: PreviewKind(url).converter ?? BackgroundReading.shared
    ) { () -> Result<PreviewContent, ReaderFailure> in
      do throws(ReaderFailure) {
        return .success(try PreviewContent.read(url, unless: cancellation))
      } catch {
        return .failure(error)
      }
    } then: { [weak self] outcome in
      guard let self, loading == number else { return }
      spinner.stopAnimating()
      do {
        try show(outcome.get(), of: url)
      } catch {
        fail(url, error)
      }
    }
  }

  // MARK: Internals

  private func show(_ found: PreviewContent, of url: URL) throws {
    switch found {
    case .pages(let document):
      guard document.isUnlocked else { return askForPassword(of: document, url) }
      show(PagesPreview(document, at: url, owner))
    case .picture(let reader, let file):
      let picture = PicturePreview(reader, file)
      picture.onTap = { [weak self] in self?.owner?.toggleBars() }
      picture.onFailure = { [weak self] in self?.fail(url, $0) }
      show(picture)
    case .table(let table): show(TablePreview(table))
    case .plainText(let text, let isSource): show(TextPreview(text, isSource: isSource))
    case .styledText(let text): show(TextPreview(NSAttributedString(text)))
    case .media(let film, let description):
      let player = AVPlayerViewController()
      player.player = AVPlayer(
        playerItem: AVPlayerItem(
          asset: AVURLAsset(url: url, film: film, description: description)))
      addChild(player)
      show(player.view)
      player.didMove(toParent: self)
    }
  }

  private func show(_ new: UIView?) {
    for child in children {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    content?.removeFromSuperview()
    content = new
    guard let new, isViewLoaded else { return }
    new.frame = view.bounds
    view.addSubview(new)
  }

  /// Shows that a file cannot be previewed, with its name, kind and size (QuickLook.QL4).
  private func fail(_ url: URL, _ error: any Error) {
    let reason =
      (error as? ReaderFailure)?.message ?? (error as NSError).localizedFailureReason
      ?? error.localizedDescription
    RuntimeWarning.once("no preview of \(url.lastPathComponent): \(reason)")
    show(UnreadablePreview(url))
  }

  private func askForPassword(of document: CGPDFDocument, _ url: URL) {
    show(
      PasswordPreview(url) { [weak self] password in
        guard let self else { return true }
        guard document.unlockWithPassword(password) else { return false }
        show(PagesPreview(document, at: url, owner))
        return true
      })
  }
}
