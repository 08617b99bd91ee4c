/// The methods of views, controllers and the app whose implementations an app can exchange
/// (ObjectiveC.MX2).
private enum ExchangeableMethods {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    ExchangedMethods.addFramework { declare() }
  }

  private static func declare() {
    declareControllerMethods()
    declareControllerProperties()
    declareViewMethods()
    declareEventMethods()
  }

  private static func declareControllerMethods() {
    typealias Owner = UIViewController
    let type = Owner.self
    ExchangedMethods.declare(framework: "viewDidLoad", of: type, Owner.viewDidLoad)
    ExchangedMethods.declare(framework: "viewWillAppear:", of: type, Owner.viewWillAppear(_:))
    ExchangedMethods.declare(framework: "viewIsAppearing:", of: type, Owner.viewIsAppearing(_:))
    ExchangedMethods.declare(framework: "viewDidAppear:", of: type, Owner.viewDidAppear(_:))
    ExchangedMethods.declare(framework: "viewWillDisappear:", of: type, Owner.viewWillDisappear(_:))
    ExchangedMethods.declare(framework: "viewDidDisappear:", of: type, Owner.viewDidDisappear(_:))
    ExchangedMethods.declare(
      framework:
        "viewWillLayoutSubviews", of: type, Owner.viewWillLayoutSubviews)
    ExchangedMethods.declare(
      framework:
        "viewDidLayoutSubviews", of: type, Owner.viewDidLayoutSubviews)
    ExchangedMethods.declare(
      framework:
        "traitCollectionDidChange:", of: type, Owner.traitCollectionDidChange(_:))
    ExchangedMethods.declare(
      framework:
        "present:animated:completion:", named: "presentViewController:animated:completion:",
      of: type, Owner.present(_:animated:completion:))
    ExchangedMethods.declare(
      framework:
        "dismissWithAnimated:completion:", named: "dismissViewControllerAnimated:completion:",
      of: type, Owner.dismiss(animated:completion:))
    ExchangedMethods.declare(
      framework:
        "pushViewController:animated:", of: UINavigationController.self,
      UINavigationController.pushViewController(_:animated:))
  }

  private static func declareControllerProperties() {
    typealias Owner = UIViewController
    let type = Owner.self
    ExchangedMethods.declare(
      framework: "childForStatusBarHidden", of: type,
      getter: { (owner: Owner) in owner.childForStatusBarHidden })
    ExchangedMethods.declare(
      framework: "childForStatusBarStyle", of: type,
      getter: { (owner: Owner) in owner.childForStatusBarStyle })
    ExchangedMethods.declare(
      framework: "preferredInterfaceOrientationForPresentation", of: type,
      getter: { (owner: Owner) in owner.preferredInterfaceOrientationForPresentation })
    ExchangedMethods.declare(
      framework: "preferredScreenEdgesDeferringSystemGestures", of: type,
      getter: { (owner: Owner) in owner.preferredScreenEdgesDeferringSystemGestures })
    ExchangedMethods.declare(
      framework: "preferredStatusBarStyle", of: type,
      getter: { (owner: Owner) in owner.preferredStatusBarStyle })
    ExchangedMethods.declare(
      framework: "preferredStatusBarUpdateAnimation", of: type,
      getter: { (owner: Owner) in owner.preferredStatusBarUpdateAnimation })
    ExchangedMethods.declare(
      framework: "prefersHomeIndicatorAutoHidden", of: type,
      getter: { (owner: Owner) in owner.prefersHomeIndicatorAutoHidden })
    ExchangedMethods.declare(
      framework: "prefersStatusBarHidden", of: type,
      getter: { (owner: Owner) in owner.prefersStatusBarHidden })
    ExchangedMethods.declare(
      framework: "shouldAutorotate", of: type, getter: { (owner: Owner) in owner.shouldAutorotate })
    ExchangedMethods.declare(
      framework: "supportedInterfaceOrientations", of: type,
      getter: { (owner: Owner) in owner.supportedInterfaceOrientations })
  }

  private static func declareViewMethods() {
    typealias Owner = UIView
    let type = Owner.self
    ExchangedMethods.declare(framework: "layoutSubviews", of: type, Owner.layoutSubviews)
    ExchangedMethods.declare(
      framework:
        "traitCollectionDidChange:", of: type, Owner.traitCollectionDidChange(_:))
    ExchangedMethods.declare(framework: "didMoveToWindow", of: type, Owner.didMoveToWindow)
    ExchangedMethods.declare(framework: "didMoveToSuperview", of: type, Owner.didMoveToSuperview)
    ExchangedMethods.declare(
      framework:
        "willMoveToSuperview:", of: type, Owner.willMove(toSuperview:))
    ExchangedMethods.declare(framework: "willMoveToWindow:", of: type, Owner.willMove(toWindow:))
    ExchangedMethods.declare(framework: "tintColorDidChange", of: type, Owner.tintColorDidChange)
    ExchangedMethods.declare(
      framework:
        "safeAreaInsetsDidChange", of: type, Owner.safeAreaInsetsDidChange)
    ExchangedMethods.declare(framework: "updateConstraints", of: type, Owner.updateConstraints)
    ExchangedMethods.declare(
      framework:
        "hitTest:with:", named: "hitTest:withEvent:", of: type, Owner.hitTest(_:with:))
    ExchangedMethods.declare(
      framework:
        "pointInside:with:", named: "pointInside:withEvent:", of: type, Owner.point(inside:with:))
  }

  private static func declareEventMethods() {
    typealias Owner = UIResponder
    let type = Owner.self
    ExchangedMethods.declare(
      framework:
        "touchesBegan:with:", named: "touchesBegan:withEvent:", of: type,
      Owner.touchesBegan(_:with:))
    ExchangedMethods.declare(
      framework:
        "touchesMoved:with:", named: "touchesMoved:withEvent:", of: type,
      Owner.touchesMoved(_:with:))
    ExchangedMethods.declare(
      framework:
        "touchesEnded:with:", named: "touchesEnded:withEvent:", of: type,
      Owner.touchesEnded(_:with:))
    ExchangedMethods.declare(
      framework:
        "touchesCancelled:with:", named: "touchesCancelled:withEvent:", of: type,
      Owner.touchesCancelled(_:with:))
    ExchangedMethods.declare(
      framework: "motionBegan:with:", named: "motionBegan:withEvent:", of: type,
      Owner.motionBegan(_:with:))
    ExchangedMethods.declare(
      framework: "motionEnded:with:", named: "motionEnded:withEvent:", of: type,
      Owner.motionEnded(_:with:))
    ExchangedMethods.declare(
      framework: "motionCancelled:with:", named: "motionCancelled:withEvent:", of: type,
      Owner.motionCancelled(_:with:))
    ExchangedMethods.declare(
      framework: "canBecomeFirstResponder", of: type,
      getter: { (owner: Owner) in owner.canBecomeFirstResponder })
    ExchangedMethods.declare(
      framework:
        "sendAction:to:for:", named: "sendAction:to:forEvent:", of: UIControl.self,
      UIControl.sendAction(_:to:for:))
    ExchangedMethods.declare(
      framework:
        "sendAction:to:from:for:", named: "sendAction:to:from:forEvent:", of: UIApplication.self,
      UIApplication.sendAction(_:to:from:for:))
    ExchangedMethods.declare(
      framework:
        "sendEvent:", of: UIApplication.self, UIApplication.sendEvent(_:))
    ExchangedMethods.declare(framework: "sendEvent:", of: UIWindow.self, UIWindow.sendEvent(_:))
  }
}
