import CoreGraphics
import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// Taps, presses and long presses on the icons of the Home screen (HomeScreen.H5, HomeScreen.Q1).
@MainActor
final class IconPresses: NSObject, PressListener, UIGestureRecognizerDelegate {
  /// The screen on which the icons are.
  private weak var screen: HomeViewController?
  private let press = PressRecognizer()
  private let longPress = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let feedback = PressFeedback()
  /// The icon under the finger.
  private weak var pressed: IconView?
  /// Whether the hint of the current touch was seen, so that lifting the finger opens nothing.
  private var wasHinted = false
  /// The touch that is held on an icon after its menu has opened.
  private var holding: (timer: Timer, start: CGPoint)?

  /// Adds the recognizers to the view of the Home screen.
  init(on screen: HomeViewController) {
    self.screen = screen
    super.init()
    press.listener = self
    // Without force, touching and holding opens the menu (HomeScreen.Q2).
    longPress.minimumPressDuration = 0.5
    longPress.onAction { [weak self] in self?.longPressed($0) }
    tap.onAction { [weak self] in self?.tapped($0) }
    for recognizer in [press, longPress, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      screen.view.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Recognizers

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let screen, screen.menu == nil, !screen.isArranging else { return false }
    // On a screen that measures force only force opens the menu.
    if gestureRecognizer === longPress,
      screen.traitCollection.forceTouchCapability == .available
    {
      return false
    }
    let icon = screen.icon(at: touch.location(in: screen.view))
    if gestureRecognizer === tap {
      wasHinted = false
      pressed = icon
      icon?.isPressed = true
    }
    return icon != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }

  /// Removes the shade of the icon under the finger.
  func release() {
    pressed?.isPressed = false
    pressed = nil
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let icon = pressed
    release()
    guard recognizer.state == .ended, !wasHinted, let icon else { return }
    screen?.launch(icon)
  }

  private func longPressed(_ recognizer: UIGestureRecognizer) {
    guard let screen else { return }
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      guard let icon = screen.icon(at: recognizer.location(in: screen.view)) else { return }
      hold(icon, at: place)
      open(icon)
    case .changed:
      if screen.isArranging { return screen.drag(to: place) }
      if let start = holding?.start,
        hypot(place.x - start.x, place.y - start.y) > ArrangingMetrics.holdSlop
      {
        endHolding()
      }
      screen.menu?.slide(to: place)
    case .ended:
      endHolding()
      release()
      if screen.isArranging { return screen.drop() }
      screen.menu?.lift(at: place)
    default:
      endHolding()
      release()
      if screen.isArranging { return screen.drop() }
      screen.menu?.slide(to: CGPoint(x: -1, y: -1))
    }
  }

  /// Starts arranging if the finger holds on (HomeScreen.E1).
  private func hold(_ icon: IconView, at place: CGPoint) {
    let timer = Timer.scheduledTimer(
      withTimeInterval: ArrangingMetrics.menuHoldDuration, repeats: false
    ) { [weak self, weak icon] _ in
      MainActor.assumeIsolated {
        guard let self, let screen = self.screen, let icon else { return }
        self.holding = nil
        screen.closeMenu(animated: true)
        screen.beginArranging(with: icon, at: place)
      }
    }
    holding = (timer, place)
  }

  private func endHolding() {
    holding?.timer.invalidate()
    holding = nil
  }

  // MARK: Force

  func pressShouldBegin(_ press: PressRecognizer) -> Bool {
    guard let screen, screen.menu == nil, !screen.isArranging,
      screen.traitCollection.forceTouchCapability == .available
    else { return false }
    return screen.icon(at: screen.view.convert(press.place, from: nil)) != nil
  }

  func press(_ press: PressRecognizer, hints progress: CGFloat) {
    guard let screen, let icon = icon(under: press) else { return }
    if progress > QuickActionMetrics.visibleHint { wasHinted = true }
    // An icon without quick actions gives no hint (HomeScreen.Q8).
    guard !icon.app.quickActions.isEmpty || icon.app.ending != nil else { return }
    screen.hint(on: icon, progress)
  }

  func pressPeeks(_ press: PressRecognizer) {
    guard let icon = icon(under: press) else { return }
    wasHinted = true
    open(icon)
  }

  func press(_ press: PressRecognizer, deepens progress: CGFloat) {
    screen?.menu?.slide(to: press.place)
  }

  func pressMayPop(_ press: PressRecognizer) -> Bool { false }

  /// Does nothing, because a press of an icon does not pop.
  func pressPops(_ press: PressRecognizer) {}

  func pressLifts(_ press: PressRecognizer) {
    release()
    screen?.menu?.lift(at: press.place)
  }

  func pressCancels(_ press: PressRecognizer) {
    release()
    if screen?.menu?.isOpen == false { screen?.closeMenu(animated: true) }
  }

  // MARK: Internals

  private func icon(under press: PressRecognizer) -> IconView? {
    guard let screen else { return nil }
    return screen.icon(at: screen.view.convert(press.place, from: nil)) ?? pressed
  }

  private func open(_ icon: IconView) {
    wasHinted = true
    icon.isPressed = false
    // Three quick taps where there is nothing to show (HomeScreen.Q8).
    guard screen?.openMenu(of: icon) == true else { return feedback.refused() }
    feedback.popped()
  }
}
