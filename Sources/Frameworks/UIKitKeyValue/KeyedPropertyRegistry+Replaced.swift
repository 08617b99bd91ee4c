extension KeyedPropertyRegistry {
  /// Registers read-only properties that apps nevertheless set by key.
  // Source: ObjectiveC.KC26
  @MainActor static func addReplaced() {
    KeyedProperties.add("navigationBar", \UINavigationController.ownKeyedBar)
    KeyedProperties.add("toolbar", \UINavigationController.ownKeyedToolbar)
    KeyedProperties.add("tabBar", \UITabBarController.ownKeyedBar)
    KeyedProperties.add("orientation", \UIDevice.keyedOrientation)
  }
}

extension UINavigationController {
  /// The navigation bar; apps replace it with a subclass.
  fileprivate var ownKeyedBar: UINavigationBar {
    get { navigationBar }
    set {
      let old = ownBar
      guard newValue !== old else { return }
      ownBar = newValue
      old.navigation = nil
      newValue.navigation = isViewLoaded ? self : nil
      newValue.show(viewControllers.map(\.navigationItem))
      replace(old, by: newValue)
    }
  }

  /// The toolbar; apps replace it with a subclass.
  fileprivate var ownKeyedToolbar: UIToolbar {
    get { ownToolbar }
    set {
      let old = ownToolbar
      guard newValue !== old else { return }
      ownToolbar = newValue
      newValue.setItems(topViewController?.toolbarItems, animated: false)
      replace(old, by: newValue)
    }
  }

  private func replace(_ old: UIView, by new: UIView) {
    guard isViewLoaded, let outer = old.superview else { return }
    outer.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    outer.setNeedsLayout()
  }
}

extension UITabBarController {
  /// The tab bar; apps replace it with a subclass.
  fileprivate var ownKeyedBar: UITabBar {
    get { tabBar }
    set {
      let old = ownBar
      guard newValue !== old else { return }
      ownBar = newValue
      old.delegate = nil
      itemsChanged()
      guard isViewLoaded, let outer = old.superview else { return }
      newValue.delegate = self
      outer.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      outer.setNeedsLayout()
    }
  }
}

extension UIPresentationController {
  /// The container; apps replace it to test a presentation.
  var keyedContainer: UIView? {
    get { containerView }
    set { container = newValue }
  }
}

extension UIDevice {
  /// The physical orientation; setting it has no effect.
  fileprivate var keyedOrientation: UIDeviceOrientation {
    get { orientation }
    set {
      RuntimeWarning.once(
        "UIDevice: an app cannot set the orientation; it asks for one by "
          + "UIWindowScene.requestGeometryUpdate", namesPlace: true)
    }
  }
}
