/// An object that manages cookies, disk and memory caches, and other types of data for a web view;
/// it is empty here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private init(isPersistent: Bool) {
    isKept = isPersistent
    super.init()
  }

  private static let standard = WKWebsiteDataStore(isPersistent: true)

  /// Returns the store of the app.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// Returns a new store that is kept in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Returns all types of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }

  /// A Boolean value that indicates whether the store outlasts the app.
  open var isPersistent: Bool { isKept }
  /// The cookies.
  open var httpCookieStore: WKHTTPCookieStore { cookies }

  /// Finds data: none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }

  /// Returns data: none.
  @discardableResult
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { next in
      fetchDataRecords(ofTypes: dataTypes) { next.resume(returning: $0) }
    }
  }

  /// Removes data, of which there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }

  /// Removes data, of which there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {
    await withCheckedContinuation { next in
      removeData(ofTypes: dataTypes, for: dataRecords) { next.resume() }
    }
  }

  /// Removes data, of which there is none, and cookies.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.removeAll() }
    DispatchQueue.main.async { completionHandler() }
  }

  /// Removes data, of which there is none, and cookies.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { next in
      removeData(ofTypes: dataTypes, modifiedSince: date) { next.resume() }
    }
  }

  private let isKept: Bool
  private let cookies = WKHTTPCookieStore()
}

/// The data in caches on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The data in caches in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The local storage of pages.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The storage of sessions.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The databases of pages.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
