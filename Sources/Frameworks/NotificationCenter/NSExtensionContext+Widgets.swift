extension NSExtensionContext {
  private static let modeKey = AssociationKey()

  /// The largest size of the widget; stored, as the widget is not shown.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { objc_getAssociatedObject(self, Self.modeKey) as? NCWidgetDisplayMode ?? .compact }
    set { objc_setAssociatedObject(self, Self.modeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The size of the widget; the usual one, as the widget is not shown.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

  /// Returns the largest size of the widget; empty, as the widget is not shown.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
