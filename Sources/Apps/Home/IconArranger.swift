import CoreGraphics
import TactusPhoneLink
import TactusPhoneTypes
import TactusUIKitViews
import UIKit

/// Arranging and deleting icons by touch (HomeScreen.E1–E6).
@MainActor
final class IconArranger: NSObject, UIGestureRecognizerDelegate {
  /// Whether icons are being arranged.
  private(set) var isActive = false
  /// The icon under the finger; `nil` if none is dragged.
  private(set) weak var dragged: IconView?

  private weak var screen: HomeViewController?
  private let hold = SteadyPressRecognizer()
  private let tap = UITapGestureRecognizer()
  private let feedback = UIImpactFeedbackGenerator(style: .medium)
  /// The picture that follows the finger.
  private var picture: UIView?
  /// The distance of the picture's center from the finger.
  private var grip = CGVector.zero
  /// The position over which the finger rests.
  private var goal: HomePosition?
  private var restTimer: Timer?
  private var edgeTimer: Timer?

  /// Adds the recognizers to the view of the Home screen.
  init(on screen: HomeViewController) {
    self.screen = screen
    super.init()
    hold.onAction { [weak self] in self?.held($0) }
    tap.onAction { [weak self] in self?.tapped($0) }
    for recognizer in [hold, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      screen.view.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Starting and ending

  /// Starts arranging (HomeScreen.E1).
  func begin() {
    guard !isActive else { return }
    isActive = true
    feedback.impactOccurred()
    screen?.arrangingDidChange()
  }

  /// Ends arranging (HomeScreen.E6).
  func end() {
    guard isActive else { return }
    drop(animated: false)
    isActive = false
    screen?.arrangingDidChange()
  }

  // MARK: Recognizers

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let screen, screen.menu == nil, dragged == nil else { return false }
    let place = touch.location(in: screen.view)
    let deletes = screen.deletableIcon(at: place) != nil
    guard gestureRecognizer === hold else { return isActive && deletes }
    if !isActive { feedback.keepPrepared() }
    let icon = screen.icon(at: place)
    guard !isActive else {
      hold.minimumPressDuration = ArrangingMetrics.dragDelay
      return icon != nil && !deletes
    }
    hold.minimumPressDuration = ArrangingMetrics.holdDuration
    // Without force, touching and holding an icon opens its quick actions first (HomeScreen.E1).
    return icon == nil || screen.traitCollection.forceTouchCapability == .available
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended, isActive, let screen,
      let icon = screen.deletableIcon(at: recognizer.location(in: screen.view))
    else { return }
    screen.askToDelete(icon)
  }

  private func held(_ recognizer: UIGestureRecognizer) {
    guard let screen else { return }
    let place = recognizer.location(in: screen.view)
    switch recognizer.state {
    case .began:
      begin()
      if let icon = screen.icon(at: place) { lift(icon, at: place) }
    case .changed: drag(to: place)
    case .ended: drop(animated: true)
    default: drop(animated: true)
    }
  }

  // MARK: Dragging

  /// Lifts an icon off the page (HomeScreen.E3).
  func lift(_ icon: IconView, at place: CGPoint) {
    guard let screen, dragged == nil else { return }
    drop(animated: false)
    dragged = icon
    let copy = icon.copyOfPicture
    copy.frame = screen.view.convert(icon.pictureFrame, from: icon)
    grip = CGVector(dx: copy.center.x - place.x, dy: copy.center.y - place.y)
    copy.isUserInteractionEnabled = false
    screen.view.addSubview(copy)
    picture = copy
    icon.alpha = 0
    UIView.animate(withDuration: ArrangingMetrics.liftDuration) {
      let scale = ArrangingMetrics.liftedScale
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      copy.alpha = ArrangingMetrics.liftedAlpha
    }
    screen.draggingDidChange()
  }

  /// Moves the lifted icon with the finger; others make room where it rests (HomeScreen.E4).
  func drag(to place: CGPoint) {
    guard let screen, let icon = dragged, let picture else { return }
    UIView.performWithoutAnimation {
      picture.center = CGPoint(x: place.x + grip.dx, y: place.y + grip.dy)
    }
    watchEdges(place, of: screen)
    let found = screen.position(at: picture.center, for: icon)
    guard found != goal else { return }
    goal = found
    restTimer?.invalidate()
    guard found != nil, found != icon.app.position else { return restTimer = nil }
    restTimer = .scheduledTimer(withTimeInterval: ArrangingMetrics.restDuration, repeats: false) {
      [weak self] _ in MainActor.assumeIsolated { self?.rest() }
    }
  }

  /// Drops the lifted icon at the position under it.
  func drop(animated: Bool) {
    for timer in [restTimer, edgeTimer] { timer?.invalidate() }
    (restTimer, edgeTimer) = (nil, nil)
    guard let icon = dragged, let picture, let screen else { return }
    move(icon)
    let position = goal ?? icon.app.position
    (dragged, self.picture, goal) = (nil, nil, nil)
    let frame = screen.frame(at: position)
    let finish = {
      picture.removeFromSuperview()
      icon.alpha = 1
    }
    screen.draggingDidChange(to: position)
    guard animated else { return finish() }
    UIView.animate(withDuration: ArrangingMetrics.moveDuration) {
      picture.transform = .identity
      picture.alpha = 1
      picture.center = CGPoint(x: frame.midX, y: frame.midY)
    } completion: { _ in
      finish()
    }
  }

  // MARK: Internals

  /// Lets the other icons make room at the position under the finger.
  private func rest() {
    restTimer = nil
    if let dragged { move(dragged) }
  }

  /// Requests the position under the finger for an icon; the phone responds with the new order.
  private func move(_ icon: IconView) {
    guard let goal, goal != icon.app.position else { return }
    SystemRequests.send(.move(icon.app.identifier, to: goal))
  }

  /// Turns the page after the finger has rested at an edge.
  private func watchEdges(_ place: CGPoint, of screen: HomeViewController) {
    let width = screen.view.bounds.width
    let edge = ArrangingMetrics.edgeWidth
    let step = place.x < edge ? -1 : place.x > width - edge ? 1 : 0
    guard step != 0 else {
      edgeTimer?.invalidate()
      return edgeTimer = nil
    }
    guard edgeTimer == nil else { return }
    edgeTimer = .scheduledTimer(
      withTimeInterval: ArrangingMetrics.pageTurnDelay, repeats: true
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.dragged != nil else { return }
        self.screen?.turnPage(by: step)
      }
    }
  }
}
