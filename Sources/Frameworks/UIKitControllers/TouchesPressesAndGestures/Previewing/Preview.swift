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

  /// Blurs the surroundings by a fraction, 0…1 (Previews.PV9).
  func hint(_ progress: CGFloat) {
    if stage == .hinting { presentationView.hint(progress) }
  }

  /// Shows the preview (Previews.PV10).
  func peek(at place: CGPoint) {
    guard stage == .hinting else { return }
    (stage, start) = (.peeking, place)
    feedback.peeked()
    presentationView.show(controller, with: controller.previewActionItems)
  }

  /// Enlarges the preview by a fraction, 0…1, and moves it with the finger (Previews.PV10,
  /// Previews.PV11).
  func enlarge(_ progress: CGFloat, at place: CGPoint) {
    guard stage == .peeking else { return }
    presentationView.slide(up: start.y - place.y)
    presentationView.grow(allowsPop ? progress : 0)
  }

  /// Whether the preview may open; one that was slid up may not (Previews.PV12).
  var allowsPop: Bool {
    stage == .peeking && presentationView.slid <= PressThresholds.maximumMovement
  }

  /// Opens the preview (Previews.PV12).
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

  /// Handles the lifted finger: keeps the actions, or dismisses the preview (Previews.PV11).
  func lift() {
    guard stage == .peeking, presentationView.canLock else { return dismiss() }
    stage = .locked
    feedback.peeked()
    presentationView.lock()
  }

  /// Dismisses the preview (Previews.PV13).
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
