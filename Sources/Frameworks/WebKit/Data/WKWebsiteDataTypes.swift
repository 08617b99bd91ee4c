// The types of websites' data.
//
// - Source: public bindings name the constants; their texts are their names. Confidence:
//   documented.

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
/// The caches of the fetch interface.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The caches of applications in pages.
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The SQL databases of pages.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The scripts of pages that run in the background.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The files of pages.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
/// The recent searches of search fields.
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"
/// The keys of protected films.
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
/// The values by which pages know devices again.
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
