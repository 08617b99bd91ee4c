extension NSUserActivity {
  private static let key = AssociationKey()

  /// The attributes of the activity; stored, as activities are not searched.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, Self.key) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
