internal import TactusCrashReports

/// The reading list of Safari; the phone does not have Safari.
///
/// Step Opening.SF3.
open class SSReadingList: NSObject {
  @available(*, unavailable)
  override init() { super.init() }

  /// Returns the reading list; `nil`, as if the user had none.
  open class func `default`() -> SSReadingList? {
    RuntimeWarning.once(
      "SSReadingList: Safari is not on this phone, so there is no reading list", namesPlace: true)
    return nil
  }

  /// Returns whether the scheme of a URL is `http` or `https`.
  open class func supportsURL(_ URL: URL?) -> Bool {
    let scheme = URL?.scheme?.lowercased()
    return scheme == "http" || scheme == "https"
  }

  /// Always throws, as there is no reading list.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
    throw CocoaError(.featureUnsupported)
  }
}
