/// An object that manages cookies, disk and memory caches, and other types of data for a web view;
/// it is empty here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private init(isPersistent: Bool, identifier: UUID? = nil, cookies: WKHTTPCookieStore? = nil) {
    (isKept, ownIdentifier) = (isPersistent, identifier)
    self.cookies = cookies ?? WKHTTPCookieStore()
    super.init()
  }

  private static let standard = WKWebsiteDataStore(isPersistent: true)
  /// The cookies of the stores with identifiers.
  private static var profiles: [UUID: WKHTTPCookieStore] = [:]

  /// Creates the store of an identifier; stores of the same one have the same cookies
  /// (Opening.WK5).
  public convenience init(forIdentifier identifier: UUID) {
    let cookies = Self.profiles[identifier] ?? WKHTTPCookieStore()
    Self.profiles[identifier] = cookies
    self.init(isPersistent: true, identifier: identifier, cookies: cookies)
  }

  /// The identifier with which the store was created; nil for other stores.
  open var identifier: UUID? { ownIdentifier }

  /// Removes the store of an identifier with its cookies.
  open class func remove(
    forIdentifier identifier: UUID,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    profiles[identifier]?.removeAll()
    profiles[identifier] = nil
    DispatchQueue.main.async { completionHandler(nil) }
  }

  /// Removes the store of an identifier with its cookies.
  open class func remove(forIdentifier identifier: UUID) async throws {
    profiles[identifier]?.removeAll()
    profiles[identifier] = nil
  }

  /// Finds the identifiers of the stores that were created with one.
  open class func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor ([UUID]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(identifiers) }
  }

  /// The identifiers of the stores that were created with one.
  open class var allDataStoreIdentifiers: [UUID] {
    get async { identifiers }
  }

  private static var identifiers: [UUID] {
    profiles.keys.sorted { $0.uuidString < $1.uuidString }
  }

  /// Returns the store of the app.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// Returns a new store that is kept in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Returns all types of data.
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

  /// Whether the store outlasts the app.
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
  private let ownIdentifier: UUID?
  private let cookies: WKHTTPCookieStore
}
