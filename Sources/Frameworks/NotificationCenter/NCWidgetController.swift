internal import TactusCrashReports

/// The control of an app over its widget of before iOS 14, which the phone does not show.
///
/// Step Notifications.WI1.
open class NCWidgetController: NSObject {
  /// Creates a controller of widgets.
  public override init() { super.init() }

  /// Returns a controller of widgets.
  @available(iOS, deprecated: 10.0, message: "Use init() instead.")
  open class func widgetController() -> NCWidgetController { NCWidgetController() }

  /// Does nothing but say once that widgets are not shown.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
    RuntimeWarning.once(
      "NCWidgetController: the phone does not show widgets of before iOS 14, so whether they have "
        + "content has no effect", namesPlace: true)
  }
}
