import TactusCrashReports
import TactusDocumentReading
import TactusPDFDocuments

/// A page in a view: white paper, its image once it is drawn, and highlights above it.
@MainActor
final class PDFPageView: UIView {
  let page: PDFPage
  let box: PDFDisplayBox
  private let readsText: Bool
  private let picture = UIImageView()
  private let failure = UILabel()
  private var marks: [UIView] = []
  private lazy var annotations = PDFAnnotationsView(self)
  /// The width in pixels of the shown or requested image.
  private var pixels = 0
  /// The annotations that this image omits.
  private var hiddenAnnotations: [Int] = []
  private var scale: CGFloat = 1
  /// The app's view above the page.
  var overlay: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let overlay { addSubview(overlay) }
    }
  }
  /// A function that draws above the page.
  var drawsAbove: ((PDFPage, CGContext) -> Void)?

  /// Creates the view of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - box: The display box to show.
  ///   - readsText: Whether VoiceOver reads the page's text.
  init(_ page: PDFPage, _ box: PDFDisplayBox, readsText: Bool = true) {
    (self.page, self.box, self.readsText) = (page, box, readsText)
    super.init(frame: .zero)
    backgroundColor = .white
    clipsToBounds = true
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    annotations.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(annotations)
    page.views.add(self)
    failure.textColor = .darkGray
    failure.textAlignment = .center
    failure.numberOfLines = 0
    failure.isHidden = true
    addSubview(failure)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = "Page \(page.label ?? "")"
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    annotations.frame = bounds
    overlay?.frame = bounds
    // A thumbnail has no room for margins.
    failure.frame = min(bounds.width, bounds.height) > 48 ? bounds.insetBy(dx: 16, dy: 16) : bounds
  }

  /// Shows the image at a scale in pixels per point; an image at another scale remains meanwhile.
  func draw(_ scale: CGFloat) {
    let size = page.shownSize(for: box)
    let (width, height) = (
      Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up))
    )
    let hidden = page.hiddenAnnotations
    guard width > 0, height > 0, width != pixels || hidden != hiddenAnnotations else { return }
    (pixels, hiddenAnnotations, self.scale) = (width, hidden, scale)
    guard !drawsItself, let reference = page.pageRef else {
      // The app's own class draws itself.
      picture.image = page.thumbnail(
        of: CGSize(width: size.width * scale, height: size.height * scale), for: box)
      return
    }
    let turn = page.rotation
    BackgroundReading.run { () -> Result<CGImage?, ReaderFailure> in
      do throws(ReaderFailure) {
        return .success(
          try reference.picture(turnedBy: turn, width: width, height: height, hiding: hidden))
      } catch {
        return .failure(error)
      }
    } then: { [weak self] outcome in
      self?.show(outcome, width, hidden)
    }
    guard readsText else { return }
    page.loadText { [weak self] in
      if let text = self?.page.string { self?.accessibilityLabel = text }
    }
  }

  /// Whether the page draws itself and its annotations: a page of an app's class, with a changed
  /// box, or not from a file.
  var drawsItself: Bool {
    type(of: page) != PDFPage.self || box != .cropBox || page.pageRef == nil
      || !page.boxes.isEmpty
  }

  /// Redraws the annotations, and the image if it omits others.
  func annotationsChanged() {
    annotations.setNeedsDisplay()
    guard pixels > 0 else { return }
    if drawsItself { pixels = 0 }
    draw(scale)
  }

  /// Highlights areas of the page.
  ///
  /// - Parameters:
  ///   - selections: The selections with their colors.
  func mark(_ selections: [(PDFSelection, UIColor)]) {
    for mark in marks { mark.removeFromSuperview() }
    marks = selections.flatMap { selection, color in
      selection.areas(on: page).map { area in
        let mark = UIView(frame: rect(fromPage: area))
        mark.backgroundColor = color.withAlphaComponent(0.35)
        mark.isUserInteractionEnabled = false
        return mark
      }
    }
    for mark in marks { addSubview(mark) }
  }

  /// Returns a rectangle of the page's coordinates in this view.
  func rect(fromPage rect: CGRect) -> CGRect {
    let shown = rect.applying(page.transform(for: box))
    let height = page.shownSize(for: box).height
    return CGRect(x: shown.minX, y: height - shown.maxY, width: shown.width, height: shown.height)
  }

  /// Returns a point of this view in the page's coordinates.
  func pagePoint(_ point: CGPoint) -> CGPoint {
    let height = page.shownSize(for: box).height
    return CGPoint(x: point.x, y: height - point.y).applying(page.transform(for: box).inverted())
  }

  // MARK: Internals

  private func show(
    _ outcome: Result<CGImage?, ReaderFailure>, _ width: Int, _ hidden: [Int]
  ) {
    guard width == pixels, hidden == hiddenAnnotations else { return }
    switch outcome {
    case .success(let image?):
      picture.image = UIImage(cgImage: image)
      failure.isHidden = true
    case .success(nil): fail("it has no pixels")
    case .failure(let error): fail(error.message)
    }
  }

  private func fail(_ reason: String) {
    failure.text = "This page cannot be shown."
    failure.isHidden = picture.image != nil
    RuntimeWarning.once("page \(page.label ?? "") of a PDF document is not drawn: \(reason)")
  }
}
