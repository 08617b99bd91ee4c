/// The methods and properties of the frameworks whose implementations an app can exchange, and
/// which an extension of a subclass in the frameworks can override.
///
/// The frameworks declare them in `ExchangeableMethods` and `ExchangeableListMethods`; a test
/// compares the names.
enum FrameworkMethods {
  /// The full names of the methods and properties, by the class that declares them.
  static let exchangeable: [String: Set<String>] = [
    "UIViewController": [
      "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
      "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()",
      "viewDidLayoutSubviews()",
      "traitCollectionDidChange(_:)", "present(_:animated:completion:)",
      "dismiss(animated:completion:)", "childForStatusBarHidden", "childForStatusBarStyle",
      "preferredInterfaceOrientationForPresentation",
      "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
      "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    ],
    "UINavigationController": ["pushViewController(_:animated:)"],
    "UIView": [
      "layoutSubviews()", "traitCollectionDidChange(_:)", "didMoveToWindow()",
      "didMoveToSuperview()", "willMove(toSuperview:)", "willMove(toWindow:)",
      "tintColorDidChange()", "safeAreaInsetsDidChange()", "updateConstraints()",
      "hitTest(_:with:)", "point(inside:with:)",
    ],
    "UIResponder": [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)", "motionBegan(_:with:)", "motionEnded(_:with:)",
      "motionCancelled(_:with:)", "canBecomeFirstResponder",
    ],
    "UIControl": ["sendAction(_:to:for:)"],
    "UIApplication": ["sendAction(_:to:from:for:)", "sendEvent(_:)"],
    "UIWindow": ["sendEvent(_:)"],
    "UITableView": ["reloadData()"],
    "UICollectionView": ["reloadData()"],
  ]

  /// Objective-C's functions that read and set implementations.
  static let functions: [StaticString] = [
    "class_getInstanceMethod", "class_getMethodImplementation", "class_addMethod",
    "class_replaceMethod", "method_exchangeImplementations", "method_setImplementation",
  ]
}

extension Lowering {
  /// The selectors of the frameworks' methods whose implementations an app can exchange, for the
  /// test that compares them with those that the frameworks declare.
  package static var exchangeableSelectors: [String] {
    FrameworkMethods.exchangeable.values.joined().map { name in
      let base = String(name.prefix { $0 != "(" })
      let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
      return SelectorName.method(base, labels: labels)
    }
  }
}
