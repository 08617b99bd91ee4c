/// The presentation of a popover's content over the whole screen, as its delegate wants it in a
/// compact width (Presentations.PR11).
@MainActor
final class AdaptedPresentationController: UIPresentationController {
  init(_ popover: UIPopoverPresentationController) {
    super.init(
      presentedViewController: popover.presentedViewController, presenting: popover.source)
    delegate = popover.delegate
  }

  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }
}
