/// An album or a list of albums; the library of this phone has none created by the user
/// (Device.PH2).
///
/// - Thread: any; all its properties are constants.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The title for the user.
  open var localizedTitle: String? { nil }
  /// Whether it contains assets.
  open var canContainAssets: Bool { false }
  /// Whether it contains albums.
  open var canContainCollections: Bool { false }
  /// Returns whether an edit operation is supported.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// Returns the albums of a transient list (Device.PH11).
  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult(objects: collectionList.ownCollections) }
  /// Returns the albums of the user; none (Device.PH2).
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
