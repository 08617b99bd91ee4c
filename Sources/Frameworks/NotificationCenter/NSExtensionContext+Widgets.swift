extension NSExtensionContext {
  private static let modeKey = AssociationKey()

  /// The largest available display mode; stored, because the widget is not shown.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { objc_getAssociatedObject(self, Self.modeKey) as? NCWidgetDisplayMode ?? .compact }
    set { objc_setAssociatedObject(self, Self.modeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The active display mode; always compact, because the widget is not shown.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

  /// Returns the maximum size in a display mode; zero, because the widget is not shown.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
