internal import TactusCrashReports

/// The controller of a Today widget of before iOS 14; the phone does not show such widgets.
///
/// The first use prints a warning (Notifications.WI1).
open class NCWidgetController: NSObject {
  /// Creates a widget controller.
  public override init() { super.init() }

  /// Returns a new widget controller.
  @available(iOS, deprecated: 10.0, message: "Use init() instead.")
  open class func widgetController() -> NCWidgetController { NCWidgetController() }

  /// Prints once that widgets are not shown.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
    RuntimeWarning.once(
      "NCWidgetController: the phone does not show widgets of before iOS 14, so whether they have "
        + "content has no effect", namesPlace: true)
  }
}
