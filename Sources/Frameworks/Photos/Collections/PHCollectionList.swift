/// A list of albums; the library has none created by the user (Device.PH2).
///
/// - Thread: any; all its properties are constants.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  private let children: [PHCollection]
  private let title: String?

  private init(_ children: [PHCollection], _ title: String?) {
    (self.children, self.title) = (children, title)
    super.init(internally: ())
  }

  /// Creates a list that is not in the library, for tests.
  public override init() {
    (children, title) = ([], nil)
    super.init()
  }

  /// Creates a transient list, which is not in the library (Device.PH11).
  open class func transientCollectionList(
    with collections: [PHCollection], title: String?
  ) -> PHCollectionList { PHCollectionList(collections, title) }

  /// Creates a transient list, which is not in the library (Device.PH11).
  open class func transientCollectionList(
    withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
  ) -> PHCollectionList {
    PHCollectionList((0..<fetchResult.count).map { fetchResult[$0] }, title)
  }

  /// The title for the user.
  open override var localizedTitle: String? { title }
  /// Whether it contains albums; true.
  open override var canContainCollections: Bool { true }
  /// The kind.
  open var collectionListType: PHCollectionListType { .folder }
  /// The special kind.
  open var collectionListSubtype: PHCollectionListSubtype { .any }
  /// The date of the first asset.
  open var startDate: Date? { nil }
  /// The date of the last asset.
  open var endDate: Date? { nil }
  /// The names of the locations of a moment.
  open var localizedLocationNames: [String] { [] }

  /// Returns the lists of a type: always empty (Device.PH2).
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  /// Returns the lists with identifiers: always empty (Device.PH2).
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  /// Returns the lists that contain an album: always empty (Device.PH2).
  open class func fetchCollectionListsContaining(
    _ collection: PHCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

  /// The albums of a transient list.
  var ownCollections: [PHCollection] { children }
}
