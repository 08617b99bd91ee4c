extension FileManager {
  /// The token of the user's iCloud account; `nil`, because the phone has no account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? {
    (self as? any _KVCloudToken)?._own_ubiquityIdentityToken
  }

  /// No token of an account; lowered sources read this in place of `super`.
  public var _base_ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the URL of a container in iCloud; `nil`, because the phone has no account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
    (self as? any _KVCloudFolder)?._own_url(forUbiquityContainerIdentifier: containerIdentifier)
  }

  /// Returns `nil`, for there is no container; lowered sources call this in place of `super`.
  public func _base_url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud, which no file is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Moves a file to iCloud or back, which fails because the phone has no account.
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws {
    throw Self.noCloud(url)
  }

  /// Downloads a file from iCloud, which fails because no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

  /// Removes a file's copy from the phone, which fails because no file is in iCloud.
  public func evictUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

  /// Returns a URL by which others can download a file, which fails because no file is in iCloud.
  public func url(
    forPublishingUbiquitousItemAt url: URL,
    expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?
  ) throws -> URL {
    throw Self.noCloud(url)
  }

  /// The error of a request about iCloud, for a URL.
  ///
  /// - Source: `NSUbiquitousFileUbiquityServerNotAvailable` is documented for iCloud that cannot be
  ///   reached; which error a phone without an account gives is a guess.
  private static func noCloud(_ url: URL) -> any Error {
    let code = CocoaError.Code.ubiquitousFileUbiquityServerNotAvailable
    return CocoaError(code, userInfo: [NSURLErrorKey: url])
  }
}
