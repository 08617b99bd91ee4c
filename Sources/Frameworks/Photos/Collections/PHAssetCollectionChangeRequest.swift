/// A request to create or change an album, within `performChanges`, which fails (Device.PH4).
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  /// Creates a request for an album; `nil` if it cannot be changed.
  public convenience init?(for assetCollection: PHAssetCollection) { return nil }

  /// Creates a request for an album with its assets; `nil` if it cannot be changed.
  public convenience init?(
    for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>
  ) { return nil }

  /// Creates a request.
  public required override init() { super.init() }

  /// The title of the album.
  open var title = ""
  /// The new album.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(internally: ())
  }

  /// Creates a request for a new album.
  @discardableResult
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = Self()
    request.title = title
    return request
  }
  /// Requests the deletion of albums; does nothing, since the user has created none.
  open class func deleteAssetCollections(_ assetCollections: Any) {
    // does nothing
  }
  /// Requests that assets are added; does nothing, since there are none.
  open func addAssets(_ assets: Any) {
    // does nothing
  }
  /// Requests that assets are inserted; does nothing, since there are none.
  open func insertAssets(_ assets: Any, at indexes: IndexSet) {
    // does nothing
  }
  /// Requests that assets are removed from the album; does nothing.
  open func removeAssets(_ assets: Any) {
    // does nothing
  }
  /// Requests that assets are removed from the album; does nothing.
  open func removeAssets(at indexes: IndexSet) {
    // does nothing
  }
  /// Requests that assets are replaced; does nothing, since there are none.
  open func replaceAssets(at indexes: IndexSet, withAssets assets: Any) {
    // does nothing
  }
  /// Requests that assets are moved; does nothing.
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
    // does nothing
  }
}
