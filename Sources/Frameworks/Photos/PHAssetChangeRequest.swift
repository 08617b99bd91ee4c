/// A request to create or change an asset, within `performChanges`, which fails (Device.PH4).
open class PHAssetChangeRequest: PHChangeRequest {
  /// Creates a request for an asset.
  public convenience init(for asset: PHAsset) { self.init() }

  /// Creates a request.
  public required override init() { super.init() }

  /// The creation date of the asset.
  open var creationDate: Date?
  /// The location of the asset.
  open var location: CLLocation?
  /// Whether it is a favorite.
  open var isFavorite = false
  /// Whether it is hidden.
  open var isHidden = false
  /// The placeholder of the new asset; `nil`, as there is none.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  /// The result of an edit, which replaces the asset's image.
  open var contentEditingOutput: PHContentEditingOutput?

  /// Requests the original image; does nothing, since the change fails.
  open func revertAssetContentToOriginal() {
    // does nothing
  }

  /// Creates a request for an asset from an image.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  /// Creates a request for an asset from an image file; `nil` (Device.PH4).
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// Creates a request for an asset from a video's file; `nil` (Device.PH4).
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  /// Requests the deletion of assets; does nothing, since there are none.
  open class func deleteAssets(_ assets: Any) {}
}

/// A request to create an asset from files, within `performChanges`, which fails (Device.PH4).
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Creates a request for a new asset.
  @discardableResult
  open class func forAsset() -> Self { Self() }
  /// Returns whether an asset may have files of some types.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  /// Adds a file; does nothing, since the change fails.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds data; does nothing, since the change fails.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

/// The options of a file of a new asset.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// The identifier of the type of data.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved.
  open var shouldMoveFile = false
  /// Creates options.
  public override init() { super.init() }
}
