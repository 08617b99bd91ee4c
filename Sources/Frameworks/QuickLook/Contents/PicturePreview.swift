import TactusDocumentReading
import TactusPDFDocuments

/// An image that the user can zoom.
@MainActor
final class PicturePreview: UIView, UIScrollViewDelegate {
  /// Called when the image is tapped.
  var onTap: () -> Void = {}
  /// Called when the image cannot be drawn.
  var onFailure: (ReaderFailure) -> Void = { _ in }

  private let reader: DocumentReader
  private let file: PictureFile
  private let scroll = UIScrollView()
  private let picture = UIImageView()
  /// The width in pixels of the shown or requested image.
  private var pixels = 0

  init(_ reader: DocumentReader, _ file: PictureFile) {
    (self.reader, self.file) = (reader, file)
    super.init(frame: .zero)
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
    scroll.addSubview(picture)
    picture.isAccessibilityElement = true
    picture.accessibilityTraits = .image
    picture.accessibilityLabel = "Image, \(file.width) by \(file.height) pixels"
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.onAction { [weak self] in self?.doubleTapped($0) }
    scroll.addGestureRecognizer(double)
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    single.onAction { [weak self] _ in self?.onTap() }
    scroll.addGestureRecognizer(single)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0, scroll.frame != bounds else { return }
    scroll.frame = bounds
    scroll.zoomScale = 1
    // The image is scaled to fit; a smaller one keeps its own size, except for vector images.
    let own = CGSize(width: CGFloat(file.width), height: CGFloat(file.height))
    let fit = min(bounds.width / own.width, bounds.height / own.height)
    let scale = file.format == "svg" ? fit : min(fit, 1)
    picture.frame = CGRect(x: 0, y: 0, width: own.width * scale, height: own.height * scale)
    scroll.contentSize = picture.frame.size
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = max(4, 2 / scale)
    center()
    draw()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { draw() }

  // MARK: Internals

  private func center() {
    let size = scroll.contentSize
    let x = max(0, (bounds.width - size.width) / 2)
    let y = max(0, (bounds.height - size.height) / 2)
    scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  /// Draws the image at the resolution of the screen, or at its own if that is lower.
  private func draw() {
    let scale = scroll.zoomScale * traitCollection.displayScale
    let wanted = Int((picture.bounds.width * scale).rounded(.up))
    let isOwn = file.format != "svg" && wanted > file.width
    let width = isOwn ? file.width : wanted
    let height = isOwn ? file.height : Int((picture.bounds.height * scale).rounded(.up))
    guard width > 0, height > 0, width != pixels else { return }
    pixels = width
    BackgroundReading.run { [reader] () -> Result<ReadPicture, ReaderFailure> in
      do throws(ReaderFailure) {
        return .success(try reader.picture(width: width, height: height))
      } catch {
        return .failure(error)
      }
    } then: { [weak self] outcome in
      guard let self, pixels == width else { return }
      switch outcome {
      case .success(let read): picture.image = CGImage(read).map { UIImage(cgImage: $0) }
      case .failure(let failure): onFailure(failure)
      }
    }
  }

  /// Zooms to the point, or back.
  private func doubleTapped(_ recognizer: UIGestureRecognizer) {
    guard scroll.zoomScale == 1 else { return scroll.setZoomScale(1, animated: true) }
    let point = recognizer.location(in: picture)
    let scale = min(2.5, scroll.maximumZoomScale)
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    scroll.zoom(
      to: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }
}
