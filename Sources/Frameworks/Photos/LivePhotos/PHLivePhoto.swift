internal import TactusVirtualTime

/// A Live Photo: an image with the moments around it.
///
/// The photo library has none; an app makes one from a picture and a film. Steps Device.LP1…
///
/// - Thread: any; all its properties are constants.
open class PHLivePhoto: NSObject, NSCopying, @unchecked Sendable {
  /// The image.
  package let still: UIImage?
  /// The files of the image and the movie; `nil` before they are loaded.
  package let files: LivePhotoFiles?

  package init(_ still: UIImage?, _ files: LivePhotoFiles? = nil) {
    (self.still, self.files) = (still, files)
    super.init()
  }

  /// The size in pixels.
  open var size: CGSize { still?.pixelSize ?? .zero }
  /// Returns the Live Photo itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Loads a Live Photo from the files of its image and its movie (Device.LP1).
  ///
  /// - Parameters:
  ///   - fileURLs: The files.
  ///   - image: A placeholder image until the Live Photo is loaded.
  ///   - targetSize: The size in pixels; zero for that of the file.
  ///   - contentMode: The mode that fits the image into the size.
  ///   - resultHandler: Called with the Live Photo on the main thread; before that, with one of the
  ///     placeholder image.
  /// - Returns: The number of the request.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let number = RequestNumbers.next()
    LivePhotoRequests.add(number, resultHandler)
    if let image {
      DispatchQueue.main.async {
        LivePhotoRequests.deliver(
          number, PHLivePhoto(image), [PHLivePhotoInfoIsDegradedKey: NSNumber(value: true)],
          isLast: false)
      }
    }
    PhoneTime.callOnAnotherThread {
      let result = Result {
        let files = try LivePhotoFiles(fileURLs)
        return PHLivePhoto(try files.still(targetSize, contentMode), files)
      }
      DispatchQueue.main.async {
        switch result {
        case .success(let photo):
          LivePhotoRequests.deliver(
            number, photo, [PHLivePhotoInfoIsDegradedKey: NSNumber(value: false)], isLast: true)
        case .failure(let error):
          LivePhotoRequests.deliver(
            number, nil, [PHLivePhotoInfoErrorKey: error as NSError], isLast: true)
        }
      }
    }
    return number
  }

  /// Cancels a request, of which its closure is notified (Device.LP3).
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    LivePhotoRequests.cancel(requestID)
  }
}
