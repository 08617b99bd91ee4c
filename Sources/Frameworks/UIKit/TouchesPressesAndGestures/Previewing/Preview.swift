/// A controller that is previewed, from the first hint until it is gone or opens.
///
/// Steps PV8… are in `Documentation/Behaviour/Previews.md`.
@MainActor
final class Preview {
  private let controller: UIViewController
  private let stage: PreviewStage
  private let feedback = PressFeedback()
  /// Where the finger was when the preview came.
  private var start: CGPoint = .zero

  private enum Step {
    case hinting, peeking, locked, over
  }

  private var step = Step.hinting

  init(
    of controller: UIViewController, from view: UIView, _ rect: CGRect, in window: UIWindow
  ) {
    self.controller = controller
    stage = PreviewStage(over: window, from: view, rect)
    feedback.prepare()
    stage.onLeave = { [weak self] in self?.goBack() }
    stage.onChoice = { [weak self] action in self?.choose(action) }
  }

  /// Whether nothing of it is there any more.
  var isOver: Bool { step == .over }

  /// PV9: what is around the source blurs so far, 0…1.
  func hint(_ progress: CGFloat) {
    if step == .hinting { stage.hint(progress) }
  }

  /// PV10: it shows.
  func peek(at place: CGPoint) {
    guard step == .hinting else { return }
    (step, start) = (.peeking, place)
    feedback.peeked()
    stage.show(controller, with: controller.previewActionItems)
  }

  /// PV10, PV11: it grows so far, 0…1, and goes along with the finger.
  func deepen(_ progress: CGFloat, at place: CGPoint) {
    guard step == .peeking else { return }
    stage.slide(up: start.y - place.y)
    stage.grow(mayPop ? progress : 0)
  }

  /// PV12: what was slid up does not open.
  var mayPop: Bool { step == .peeking && stage.slid <= PressFigures.wander }

  /// PV12: it opens.
  ///
  /// - Parameter show: Shows the controller for good.
  func pop(_ show: (UIViewController) -> Void) {
    guard step == .peeking else { return }
    step = .over
    feedback.popped()
    stage.letGoOfController()
    UIView.performWithoutAnimation { show(controller) }
    stage.open()
  }

  /// PV11: the finger is lifted: the actions stay, or it goes.
  func lift() {
    guard step == .peeking, stage.canLock else { return goBack() }
    step = .locked
    feedback.peeked()
    stage.lock()
  }

  /// PV13: it goes back to where it came from.
  func goBack() {
    guard step != .over else { return }
    step = .over
    stage.goBack()
  }

  private func choose(_ action: UIPreviewAction) {
    guard step == .locked else { return }
    action.handler(action, controller)
    goBack()
  }
}
