/// A list of albums; the library has none of the user's (Device.PH2).
///
/// - Thread: any; all its properties are constants.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  private let children: [PHCollection]
  private let title: String?

  private init(_ children: [PHCollection], _ title: String?) {
    (self.children, self.title) = (children, title)
    super.init(internally: ())
  }

  /// Creates a list that no library has, as tests do.
  public override init() {
    (children, title) = ([], nil)
    super.init()
  }

  /// Creates a list of the app, which the library does not have (Device.PH11).
  open class func transientCollectionList(
    with collections: [PHCollection], title: String?
  ) -> PHCollectionList { PHCollectionList(collections, title) }

  /// Creates a list of the app, which the library does not have (Device.PH11).
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
  /// The names of the places of a moment.
  open var localizedLocationNames: [String] { [] }

  /// Returns the lists of a kind; none (Device.PH2).
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  /// Returns the lists of some identifiers; none (Device.PH2).
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  /// Returns the lists that contain an album; none (Device.PH2).
  open class func fetchCollectionListsContaining(
    _ collection: PHCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

  /// The albums of a list of the app.
  var ownCollections: [PHCollection] { children }
}
