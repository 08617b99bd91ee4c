/// The full-screen presentation of a popover's content, at its delegate's request in a compact
/// width (Presentations.PR11).
@MainActor
final class AdaptedPresentationController: UIPresentationController {
  init(_ popover: UIPopoverPresentationController) {
    super.init(
      presentedViewController: popover.presentedViewController, presenting: popover.source)
    delegate = popover.delegate
  }

  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }
}
