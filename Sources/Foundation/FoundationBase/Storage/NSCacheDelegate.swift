/// A delegate that is notified of the objects that leave a cache.
public protocol NSCacheDelegate: NSObjectProtocol {
  /// Called when an object was dropped or removed, before the cache releases it.
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}

extension NSCacheDelegate {
  /// Called when an object was dropped or removed; does nothing.
  public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
    // does nothing
  }
}
