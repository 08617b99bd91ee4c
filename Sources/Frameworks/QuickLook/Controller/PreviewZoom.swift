/// The transition that zooms a preview from the view of its file, and back.
///
/// Step QuickLook.QL6.
@MainActor
final class PreviewZoom: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private weak var owner: QLPreviewController?
  private var isPresenting = false
  /// The source of the transition that is starting.
  private var source: Source?

  private typealias Source = (frame: CGRect, view: UIView, image: UIImage?)

  /// The seconds of the transition.
  ///
  /// - Source: ours, that of other presentations. Confidence: guess.
  private static let duration = 0.35

  init(_ owner: QLPreviewController) { self.owner = owner }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    self.source = place()
    return self.source == nil ? nil : self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    source = place()
    return source == nil ? nil : self
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let owner, let moving = context.view(forKey: isPresenting ? .to : .from),
      let (frame, view, image) = source
    else { return context.completeTransition(true) }
    self.source = nil
    let container = context.containerView
    let full = isPresenting ? context.finalFrame(for: owner) : moving.frame
    if isPresenting {
      moving.frame = full
      container.addSubview(moving)
      moving.layoutIfNeeded()
    }
    let start = container.convert(frame, from: view)
    let small = CGAffineTransform(
      translationX: start.midX - full.midX, y: start.midY - full.midY
    ).scaledBy(
      x: max(0.01, start.width / max(1, full.width)),
      y: max(0.01, start.height / max(1, full.height)))
    // The image of the source fades into the preview while both move.
    let picture = UIImageView(image: image)
    picture.frame = isPresenting ? start : full
    picture.alpha = isPresenting ? 1 : 0
    container.addSubview(picture)
    if isPresenting { (moving.transform, moving.alpha) = (small, 0) }
    let isPresenting = isPresenting
    UIView.animate(withDuration: Self.duration) {
      moving.transform = isPresenting ? .identity : small
      moving.alpha = isPresenting ? 1 : 0
      picture.frame = isPresenting ? full : start
      picture.alpha = isPresenting ? 0 : 1
    } completion: { _ in
      (moving.transform, moving.alpha) = (.identity, 1)
      picture.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The rectangle of the file's source, its view and its image; nil if the delegate provides none.
  private func place() -> Source? {
    guard let owner, let delegate = owner.delegate, let item = owner.currentPreviewItem else {
      return nil
    }
    if let view = delegate.previewController(owner, transitionViewFor: item), view.window != nil {
      return (view.bounds, view, picture(of: view))
    }
    var view: UIView?
    let frame = delegate.previewController(owner, frameFor: item, inSourceView: &view)
    guard let view, view.window != nil, !frame.isEmpty else { return nil }
    var content = CGRect.zero
    let image = delegate.previewController(owner, transitionImageFor: item, contentRect: &content)
    return (frame, view, image)
  }

  private func picture(of view: UIView) -> UIImage? {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    return UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
  }
}
