/// A request to create or change a list of albums, within `performChanges`, which fails
/// (Device.PH4).
open class PHCollectionListChangeRequest: PHChangeRequest {
  /// Creates a request for a list; `nil` if it cannot be changed.
  public convenience init?(for collectionList: PHCollectionList) { return nil }

  /// Creates a request for a list with its albums; `nil` if it cannot be changed.
  public convenience init?(
    for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>
  ) { return nil }

  /// Creates a request.
  public required override init() { super.init() }

  /// The title of the list.
  open var title = ""
  /// The new list.
  open var placeholderForCreatedCollectionList: PHObjectPlaceholder {
    PHObjectPlaceholder(internally: ())
  }

  /// Creates a request for a new list.
  @discardableResult
  open class func creationRequestForCollectionList(withTitle title: String) -> Self {
    let request = Self()
    request.title = title
    return request
  }
  /// Requests the deletion of lists; does nothing, since there are none.
  open class func deleteCollectionLists(_ collectionLists: Any) {
    // does nothing
  }
  /// Requests that albums are added; does nothing, since the change fails.
  open func addChildCollections(_ collections: Any) {
    // does nothing
  }
  /// Requests that albums are inserted; does nothing, since the change fails.
  open func insertChildCollections(_ collections: Any, at indexes: IndexSet) {
    // does nothing
  }
  /// Requests that albums are removed from the list; does nothing, since the change fails.
  open func removeChildCollections(_ collections: Any) {
    // does nothing
  }
  /// Requests that albums are removed from the list; does nothing, since the change fails.
  open func removeChildCollections(at indexes: IndexSet) {
    // does nothing
  }
  /// Requests that albums are replaced; does nothing, since the change fails.
  open func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: Any) {
    // does nothing
  }
  /// Requests that albums are moved; does nothing, since the change fails.
  open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {
    // does nothing
  }
}
