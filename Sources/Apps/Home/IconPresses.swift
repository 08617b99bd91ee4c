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

  /// Adds the recognizers to the view of the Home screen.
  init(on screen: HomeViewController) {
    self.screen = screen
    super.init()
    press.listener = self
    // HomeScreen.Q2: without force, touching and holding opens the menu.
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
    guard let screen, screen.menu == nil else { return false }
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
      // On a screen that measures force only force opens the menu.
      guard screen.traitCollection.forceTouchCapability != .available,
        let icon = screen.icon(at: recognizer.location(in: screen.view))
      else { return }
      open(icon)
    case .changed: screen.menu?.slide(to: place)
    case .ended:
      release()
      screen.menu?.lift(at: place)
    default:
      release()
      screen.menu?.slide(to: CGPoint(x: -1, y: -1))
    }
  }

  // MARK: Force

  func pressShouldBegin(_ press: PressRecognizer) -> Bool {
    guard let screen, screen.menu == nil,
      screen.traitCollection.forceTouchCapability == .available
    else { return false }
    return screen.icon(at: screen.view.convert(press.place, from: nil)) != nil
  }

  func press(_ press: PressRecognizer, hints progress: CGFloat) {
    guard let screen, let icon = icon(under: press) else { return }
    if progress > QuickActionMetrics.visibleHint { wasHinted = true }
    // HomeScreen.Q8: an icon without quick actions gives no hint.
    guard !icon.app.quickActions.isEmpty else { return }
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
    // HomeScreen.Q8: three quick taps where there is nothing to show.
    guard screen?.openMenu(of: icon) == true else { return feedback.refused() }
    feedback.popped()
  }
}
