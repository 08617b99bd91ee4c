extension UIViewController {
  /// The context of the app extension that shows the view controller; nil, as no app shows one
  /// (ObjectiveC.EX1).
  public var extensionContext: NSExtensionContext? { nil }
}
