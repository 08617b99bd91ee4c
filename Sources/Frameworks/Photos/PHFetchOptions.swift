/// The options of a request for objects of the library.
open class PHFetchOptions: NSObject, NSCopying {
  /// The condition for objects.
  open var predicate: NSPredicate?
  /// The order of the objects.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden assets are included.
  open var includeHiddenAssets = false
  /// Whether all assets of a burst are included.
  open var includeAllBurstAssets = false
  /// The sources of assets.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The maximum number of objects; 0 for no limit.
  open var fetchLimit = 0
  /// Whether changes list the inserted, removed and changed objects.
  open var wantsIncrementalChangeDetails = true

  /// Creates options.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.includeHiddenAssets, copy.includeAllBurstAssets) =
      (includeHiddenAssets, includeAllBurstAssets)
    (copy.includeAssetSourceTypes, copy.fetchLimit) = (includeAssetSourceTypes, fetchLimit)
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }
}
