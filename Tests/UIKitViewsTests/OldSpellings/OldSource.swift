import Foundation
import UIKit

/// A source with deprecated names, as tests see it.
///
/// Only deprecated code may use deprecated names without warnings, and a test cannot be deprecated.
@MainActor protocol OldNames {
  /// Pairs of types that are identical.
  var types: [(Any.Type, Any.Type)] { get }
  /// Pairs of notifications that are identical.
  var notifications: [(NSNotification.Name, NSNotification.Name)] { get }
  /// Comparisons of values, all true.
  var values: [Bool] { get }
  /// Comparisons of members, all true.
  func members() -> [Bool]
}

/// A source as it was written in 2016 and 2018, with the names of Swift 3 and 4.
struct OldSource: OldNames {
  @available(*, deprecated)
  private final class OldDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool { launchOptions?[UIApplicationLaunchOptionsKey.url] == nil }
  }

  @available(*, deprecated)
  private final class OldButton: UIButton {
    func prepare() {
      let events: UIControlEvents = [.touchDown, .touchUpInside]
      addTarget(nil, action: Selector("tapped:"), for: events)
      setTitle("Tap", for: UIControlState.normal)
      contentHorizontalAlignment = UIControlContentHorizontalAlignment.left
      accessibilityTraits = UIAccessibilityTraitButton
      layer.add(fade(), forKey: nil)
    }

    private func fade() -> CATransition {
      let fade = CATransition()
      fade.type = kCATransitionPush
      fade.subtype = kCATransitionFromLeft
      fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
      fade.fillMode = kCAFillModeForwards
      return fade
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if touches.first?.phase == UITouchPhase.began { super.touchesBegan(touches, with: event) }
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIViewNoIntrinsicMetric, height: 44)
    }
  }

  @available(*, deprecated)
  var types: [(Any.Type, Any.Type)] {
    [
      (UIImpactFeedbackStyle.self, UIImpactFeedbackGenerator.FeedbackStyle.self),
      (NSAttributedStringKey.self, NSAttributedString.Key.self),
      (UIGestureRecognizerState.self, UIGestureRecognizer.State.self),
      (UIViewAnimationOptions.self, UIView.AnimationOptions.self),
      (UILayoutConstraintAxis.self, NSLayoutConstraint.Axis.self),
    ]
  }

  @available(*, deprecated)
  var notifications: [(NSNotification.Name, NSNotification.Name)] {
    [
      (.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification),
      (.UIDeviceOrientationDidChange, UIDevice.orientationDidChangeNotification),
    ]
  }

  @available(*, deprecated)
  var values: [Bool] {
    let button = OldButton(type: UIButtonType.custom)
    button.prepare()
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 20, height: 20), insets)
    return [
      button.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44),
      UIWindowLevelAlert == UIWindow.Level.alert, UIFontWeightBold == UIFont.Weight.bold,
      kCAGravityResizeAspect == CALayerContentsGravity.resizeAspect,
      rect == CGRect(x: 2, y: 1, width: 14, height: 16),
      UIEdgeInsetsEqualToEdgeInsets(insets, insets),
      UIAccessibilityIsVoiceOverRunning() == UIAccessibility.isVoiceOverRunning,
      RunLoopMode.commonModes == RunLoop.Mode.common,
    ]
  }

  @available(*, deprecated)
  func members() -> [Bool] {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChildViewController(inner)
    inner.didMove(toParentViewController: outer)
    let isIn = outer.childViewControllers == [inner]
    inner.willMove(toParentViewController: nil)
    inner.removeFromParentViewController()
    let (view, first, second) = (UIView(), UIView(), UIView())
    for part in [first, second] { view.addSubview(part) }
    view.bringSubview(toFront: first)
    let isInFront = view.subviews == [second, first]
    view.sendSubview(toBack: first)
    return [isIn, outer.children.isEmpty, isInFront, view.subviews == [first, second]]
  }
}
