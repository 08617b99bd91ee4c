public import CoreLocation

/// An album.
///
/// The library has the albums that every iPhone has, which are empty (Device.PH3).
///
/// - Thread: any; all its properties are constants.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  private let subtype: PHAssetCollectionSubtype
  private let title: String?
  /// The assets of an album of the app; `nil` for one of the library.
  let ownAssets: [PHAsset]?
  private let ownIdentifier: String?

  /// Creates an album without a title and without assets, which no library has.
  public override init() {
    (subtype, title, ownAssets, ownIdentifier) = (.any, nil, [], "")
    super.init()
  }

  private init(_ subtype: PHAssetCollectionSubtype, _ title: String?, _ assets: [PHAsset]? = nil) {
    (self.subtype, self.title, ownAssets) = (subtype, title, assets)
    ownIdentifier = assets.map { _ in UUID().uuidString }
    super.init(internally: ())
  }

  /// Creates an album of the app, which the library does not have (Device.PH11).
  open class func transientAssetCollection(
    with assets: [PHAsset], title: String?
  ) -> PHAssetCollection { PHAssetCollection(.any, title ?? "", assets) }

  /// Creates an album of the app, which the library does not have (Device.PH11).
  open class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
  ) -> PHAssetCollection {
    transientAssetCollection(
      with: (0..<fetchResult.count).map { fetchResult[$0] }, title: title)
  }

  /// The identifier, which lasts.
  open override var localIdentifier: String {
    ownIdentifier ?? "smart-album-\(subtype.rawValue)"
  }
  /// The title for the user.
  open override var localizedTitle: String? { title }
  /// Whether it contains assets; true.
  open override var canContainAssets: Bool { true }
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { ownAssets == nil ? .smartAlbum : .album }
  /// The special kind.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { subtype }
  /// The estimated number of assets; `NSNotFound` if unknown.
  open var estimatedAssetCount: Int { ownAssets?.count ?? NSNotFound }
  /// The approximate location of the assets.
  open var approximateLocation: CLLocation? { nil }
  /// The date of the first asset.
  open var startDate: Date? { nil }
  /// The date of the last asset.
  open var endDate: Date? { nil }
  /// The names of the locations of a moment.
  open var localizedLocationNames: [String] { [] }

  /// Returns the albums of a type (Device.PH3).
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    guard type == .smartAlbum else { return PHFetchResult() }
    let found = smartAlbums.filter { subtype == .any || $0.subtype == subtype }
    let limit = options?.fetchLimit ?? 0
    return PHFetchResult(objects: limit > 0 ? Array(found.prefix(limit)) : found)
  }
  /// Returns the albums of some identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(objects: smartAlbums.filter { identifiers.contains($0.localIdentifier) })
  }
  /// Returns the albums that contain an asset; none (Device.PH2).
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  /// - Source: Apple's reference of `PHAssetCollectionSubtype`; the titles in English are those of
  ///   an iPhone's albums. Confidence: guess at the order.
  private static let smartAlbums = [
    PHAssetCollection(.smartAlbumUserLibrary, "Recents"),
    PHAssetCollection(.smartAlbumFavorites, "Favorites"),
    PHAssetCollection(.smartAlbumVideos, "Videos"),
    PHAssetCollection(.smartAlbumSelfPortraits, "Selfies"),
    PHAssetCollection(.smartAlbumLivePhotos, "Live Photos"),
    PHAssetCollection(.smartAlbumDepthEffect, "Portrait"),
    PHAssetCollection(.smartAlbumPanoramas, "Panoramas"),
    PHAssetCollection(.smartAlbumTimelapses, "Time-lapse"),
    PHAssetCollection(.smartAlbumSlomoVideos, "Slo-mo"),
    PHAssetCollection(.smartAlbumBursts, "Bursts"),
    PHAssetCollection(.smartAlbumScreenshots, "Screenshots"),
    PHAssetCollection(.smartAlbumAnimated, "Animated"),
    PHAssetCollection(.smartAlbumAllHidden, "Hidden"),
  ]
}
