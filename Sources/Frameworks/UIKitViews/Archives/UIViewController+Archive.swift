extension UIViewController {
  static var controllerArchive: [ArchivedProperty<UIViewController>] {
    [
      .init("TactusTitle", \.title), .init("TactusRestoration", \.restorationIdentifier),
      .init("TactusContentSize", \.preferredContentSize),
      .init("TactusPresentationStyle", \.modalPresentationStyle),
      .init("TactusTransitionStyle", \.modalTransitionStyle),
      .init("TactusHidesBottomBar", \.hidesBottomBarWhenPushed),
    ]
  }

  /// Encodes the properties and the children (Archives.AR18).
  func encodeController(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let nibName { coder.encode(nibName as Any?, forKey: "TactusNibName") }
    Self.controllerArchive.encode(self, with: coder)
    if !children.isEmpty { coder.encode(NSArray(array: children), forKey: "TactusChildren") }
  }
}
