internal import TactusCrashReports

/// The reading list of Safari, which is not on this phone.
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

  /// Returns whether the scheme of an address is `http` or `https`.
  open class func supportsURL(_ URL: URL?) -> Bool {
    let scheme = URL?.scheme?.lowercased()
    return scheme == "http" || scheme == "https"
  }

  /// Adds a page to the list, which throws, as there is none.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
    throw CocoaError(.featureUnsupported)
  }
}
