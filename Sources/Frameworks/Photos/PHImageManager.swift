public import AVFoundation
public import ImageIO

/// A manager of the images of assets; the phone has no assets (Device.PH2).
///
/// - Thread: any; all its properties are constants.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// Creates a source.
  public override init() { super.init() }

  /// The shared source.
  open class func `default`() -> PHImageManager { manager }

  /// Requests an image; the closure receives none (Device.PH5).
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, $0) }
  }
  /// Requests the data of an image; the closure receives none (Device.PH5).
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, nil, .up, $0) }
  }
  /// Requests the data of an image; the closure receives none (Device.PH5).
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, nil, .up, $0) }
  }
  /// Requests a Live Photo; the closure receives none (Device.PH5).
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(nil) { resultHandler(nil, $0) }
  }
  /// Requests a video; the closure receives none (Device.PH5).
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(nil) { resultHandler(nil, nil, $0) }
  }
  /// Requests a video to play; the closure receives none (Device.PH5).
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(nil) { resultHandler(nil, $0) }
  }
  /// Requests an export of a video; the closure receives none (Device.PH5).
  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(nil) { resultHandler(nil, $0) }
  }
  /// Cancels a request; does nothing, since the response is already pending.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  /// Calls a closure with an error: at once for a synchronous request, otherwise on the main queue.
  private func answer(
    _ options: PHImageRequestOptions?, _ handler: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let number = RequestNumbers.next()
    let info: [AnyHashable: Any] = [
      PHImageResultRequestIDKey: number, PHImageErrorKey: PHPhotosError(.identifierNotFound),
    ]
    if options?.isSynchronous == true {
      handler(info)
    } else {
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let (handler, info) = (handler, info)
      DispatchQueue.main.async { handler(info) }
    }
    return number
  }
}

/// An image manager with a cache; there are no images.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether high-quality images are cached.
  open var allowsCachingHighQualityImages = true
  /// Starts caching images; does nothing, since there are none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stops caching images; does nothing.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stops caching all images; does nothing.
  open func stopCachingImagesForAllAssets() {}
}
