extension NSUserActivity {
  // The address of this byte is the key.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The attributes of the activity; stored, as activities are not searched.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, Self.key) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
