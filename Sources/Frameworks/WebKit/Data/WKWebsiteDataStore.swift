/// Cookies, kept in memory or with the app; other website data do not arise here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private init(isPersistent: Bool, identifier: UUID? = nil, cookies: WKHTTPCookieStore? = nil) {
    (isKept, ownIdentifier) = (isPersistent, identifier)
    self.cookies = cookies ?? WKHTTPCookieStore()
    super.init()
  }

  private static let standard = WKWebsiteDataStore(isPersistent: true)
  /// The cookie stores of the identifiers.
  private static var profiles: [UUID: WKHTTPCookieStore] = [:]

  /// Creates the store of an identifier, which shares cookies with others of the same identifier
  /// (Opening.WK5).
  public convenience init(forIdentifier identifier: UUID) {
    let cookies = Self.profiles[identifier] ?? WKHTTPCookieStore()
    Self.profiles[identifier] = cookies
    self.init(isPersistent: true, identifier: identifier, cookies: cookies)
  }

  /// The identifier; nil for the default and nonpersistent stores.
  open var identifier: UUID? { ownIdentifier }

  /// Removes the store of an identifier and its cookies.
  open class func remove(
    forIdentifier identifier: UUID,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    profiles[identifier]?.removeAll()
    profiles[identifier] = nil
    DispatchQueue.main.async { completionHandler(nil) }
  }

  /// Removes the store of an identifier and its cookies.
  open class func remove(forIdentifier identifier: UUID) async throws {
    profiles[identifier]?.removeAll()
    profiles[identifier] = nil
  }

  /// Passes the identifiers of stores created with one to a closure.
  open class func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor ([UUID]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(identifiers) }
  }

  /// The identifiers of stores created with one.
  open class var allDataStoreIdentifiers: [UUID] {
    get async { identifiers }
  }

  private static var identifiers: [UUID] {
    profiles.keys.sorted { $0.uuidString < $1.uuidString }
  }

  /// Returns the default store.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// Returns a new store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Returns all kinds of website data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeWebSQLDatabases,
      WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeServiceWorkerRegistrations,
      WKWebsiteDataTypeFileSystem, WKWebsiteDataTypeSearchFieldRecentSearches,
      WKWebsiteDataTypeMediaKeys, WKWebsiteDataTypeHashSalt,
    ]
  }

  /// Whether the store outlives the process.
  open var isPersistent: Bool { isKept }
  /// The cookie store.
  open var httpCookieStore: WKHTTPCookieStore { cookies }

  /// Passes an empty list to a closure.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }

  /// Returns an empty list.
  @discardableResult
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { next in
      fetchDataRecords(ofTypes: dataTypes) { next.resume(returning: $0) }
    }
  }

  /// Does nothing, because there are never any records.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }

  /// Does nothing, because there are never any records.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {
    await withCheckedContinuation { next in
      removeData(ofTypes: dataTypes, for: dataRecords) { next.resume() }
    }
  }

  /// Removes cookies; other data do not arise here.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.removeAll() }
    DispatchQueue.main.async { completionHandler() }
  }

  /// Removes cookies; other data do not arise here.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { next in
      removeData(ofTypes: dataTypes, modifiedSince: date) { next.resume() }
    }
  }

  private let isKept: Bool
  private let ownIdentifier: UUID?
  private let cookies: WKHTTPCookieStore
}
