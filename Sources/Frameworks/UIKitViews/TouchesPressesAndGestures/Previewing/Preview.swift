/// A preview of a view controller, from the first hint until it disappears or opens.
///
/// Steps Previews.PV8…
@MainActor
final class Preview {
  private let controller: UIViewController
  private let presentationView: PreviewPresentationView
  private let feedback = PressFeedback()
  /// The location of the finger when the preview appeared.
  private var start: CGPoint = .zero

  private enum Stage {
    case hinting, peeking, locked, over
  }

  private var stage = Stage.hinting

  init(
    of controller: UIViewController, from view: UIView, _ rect: CGRect, in window: UIWindow
  ) {
    self.controller = controller
    presentationView = PreviewPresentationView(over: window, from: view, rect)
    feedback.prepare()
    presentationView.onDismiss = { [weak self] in self?.dismiss() }
    presentationView.onSelect = { [weak self] action in self?.choose(action) }
  }

  /// Whether the preview has disappeared or opened.
  var isOver: Bool { stage == .over }

  /// Previews.PV9: blurs the surroundings by a fraction, 0…1.
  func hint(_ progress: CGFloat) {
    if stage == .hinting { presentationView.hint(progress) }
  }

  /// Previews.PV10: shows the preview.
  func peek(at place: CGPoint) {
    guard stage == .hinting else { return }
    (stage, start) = (.peeking, place)
    feedback.peeked()
    presentationView.show(controller, with: controller.previewActionItems)
  }

  /// Previews.PV10, Previews.PV11: enlarges the preview by a fraction, 0…1, and moves it with the
  /// finger.
  func enlarge(_ progress: CGFloat, at place: CGPoint) {
    guard stage == .peeking else { return }
    presentationView.slide(up: start.y - place.y)
    presentationView.grow(allowsPop ? progress : 0)
  }

  /// Previews.PV12: whether the preview may open; one that was slid up may not.
  var allowsPop: Bool {
    stage == .peeking && presentationView.slid <= PressThresholds.maximumMovement
  }

  /// Previews.PV12: opens the preview.
  ///
  /// - Parameter show: Presents the view controller.
  func pop(_ show: (UIViewController) -> Void) {
    guard stage == .peeking else { return }
    stage = .over
    feedback.popped()
    presentationView.releaseController()
    UIView.performWithoutAnimation { show(controller) }
    presentationView.open()
  }

  /// Previews.PV11: handles the lifted finger: keeps the actions, or dismisses the preview.
  func lift() {
    guard stage == .peeking, presentationView.canLock else { return dismiss() }
    stage = .locked
    feedback.peeked()
    presentationView.lock()
  }

  /// Previews.PV13: dismisses the preview.
  func dismiss() {
    guard stage != .over else { return }
    stage = .over
    presentationView.dismiss()
  }

  private func choose(_ action: UIPreviewAction) {
    guard stage == .locked else { return }
    action.handler(action, controller)
    dismiss()
  }
}
