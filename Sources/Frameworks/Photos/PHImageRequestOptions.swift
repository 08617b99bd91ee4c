/// The identifier of an image request.
public typealias PHImageRequestID = Int32
/// The invalid request identifier.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that stands for the image's own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Called while an image is loaded from iCloud; never called.
public typealias PHAssetImageProgressHandler =
  (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// Called while a video is loaded from the cloud; never.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The options of an image request.
open class PHImageRequestOptions: NSObject {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The delivery.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The resizing.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The crop rectangle, in unit coordinates of the image.
  open var normalizedCropRect = CGRect.zero
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Whether the request blocks until the image is available.
  open var isSynchronous = false
  /// Whether additional degraded images may be delivered.
  open var allowSecondaryDegradedImage = false
  /// Called while the image is loaded from iCloud.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Creates options.
  public override init() { super.init() }
}

/// The version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original = 1
}

/// The options of a request for a video.
open class PHVideoRequestOptions: NSObject {
  /// The version.
  open var version = PHVideoRequestOptionsVersion.current
  /// The delivery.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called while the video is loaded from the cloud.
  open var progressHandler: PHAssetVideoProgressHandler?
  /// Creates options.
  public override init() { super.init() }
}

/// The options of a request for a Live Photo.
open class PHLivePhotoRequestOptions: NSObject {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The delivery.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called while the Live Photo is loaded from the cloud.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Creates options.
  public override init() { super.init() }
}
