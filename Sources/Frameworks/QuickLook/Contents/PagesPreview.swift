import PDFKit
import TactusPDFDocuments

/// The pages of a document, with the number of the current one.
@MainActor
final class PagesPreview: UIView, PDFViewDelegate {
  private let pages = PDFView()
  private let number = UILabel()
  private weak var owner: QLPreviewController?
  // Unchecked because only the main actor changes it, and the deinitialization ends it.
  private nonisolated(unsafe) var observation: (any NSObjectProtocol)?

  init(_ document: CGPDFDocument, at url: URL, _ owner: QLPreviewController?) {
    self.owner = owner
    super.init(frame: .zero)
    pages.autoScales = true
    pages.delegate = self
    pages.document = PDFDocument(document, at: url, bytes: nil)
    addSubview(pages)
    number.font = .systemFont(ofSize: 13, weight: .medium)
    number.textColor = .white
    number.textAlignment = .center
    number.backgroundColor = UIColor(white: 0, alpha: 0.55)
    number.layer.cornerRadius = 6
    number.clipsToBounds = true
    addSubview(number)
    observation = NotificationCenter.default.addObserver(
      forName: .PDFViewPageChanged, object: pages, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.showNumber() }
    }
    showNumber()
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    if let observation { NotificationCenter.default.removeObserver(observation) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = bounds
    let size = number.intrinsicContentSize
    number.frame = CGRect(x: 12, y: 12, width: size.width + 16, height: size.height + 8)
  }

  func pdfViewWillClick(onLink sender: PDFView, with url: URL) { owner?.open(url) }

  private func showNumber() {
    let count = pages.document?.pageCount ?? 0
    let page = pages.currentPage?.label ?? "1"
    number.text = "\(page) of \(count)"
    number.isHidden = count < 2
    setNeedsLayout()
  }
}
