internal import TactusCrashReports

/// The search for the configuration file of an app.
///
/// Steps Purchases.CF1 and Purchases.CF2.
package enum ConfigurationSearch {
  /// Returns the configuration of the app, without products and with a warning if its file has a
  /// mistake; `nil` without a file.
  static func configuration() -> StoreConfiguration? {
    let path = ProcessInfo.processInfo.environment["TACTUS_STOREKIT"]
    guard let url = file(at: path, in: bundles) else { return nil }
    do {
      return try StoreConfiguration(contentsOf: url)
    } catch {
      RuntimeWarning.once("StoreKit: \(error)")
      return StoreConfiguration(unreadable: url.path)
    }
  }

  /// Returns a message with the reason why a configuration has no products, and the remedy
  /// (Purchases.CF3); `nil` if it has some, or after a warning of its file.
  package static func note(onMissingProductsOf configuration: StoreConfiguration) -> String? {
    guard configuration.items.isEmpty, !configuration.isUnreadable else { return nil }
    if let path = configuration.path {
      return "StoreKit: \(path) describes no products; add some to it"
    }
    return
      "StoreKit: the app has no products. Add a StoreKit configuration file (.storekit) to its "
      + "resources, name one in TACTUS_STOREKIT, or create an SKTestSession in a test"
  }

  /// Returns the file with a name in the bundles of the process; `nil` if there is none.
  package static func file(named name: String) -> URL? {
    let base = name.hasSuffix(".storekit") ? String(name.dropLast(9)) : name
    return bundles.lazy.compactMap { $0.url(forResource: base, withExtension: "storekit") }.first
  }

  /// Returns the file at a path, otherwise the first one in the first bundle that has one; `nil` if
  /// there is none.
  package static func file(at path: String?, in bundles: [Bundle]) -> URL? {
    if let path, !path.isEmpty { return URL(filePath: path) }
    let found = bundles.lazy.map { bundle in
      bundle.urls(forResourcesWithExtension: "storekit", subdirectory: nil) ?? []
    }
    let files = (found.first { !$0.isEmpty } ?? []).map { $0 as URL }
      .sorted { $0.path < $1.path }
    if files.count > 1 {
      let names = files.map(\.lastPathComponent).joined(separator: ", ")
      RuntimeWarning.once(
        "StoreKit: the app has \(names), of which the first is used; TACTUS_STOREKIT names another")
    }
    return files.first
  }

  // MARK: Internals

  /// The bundle of the app, and the resource bundles of packages next to the executable.
  private static var bundles: [Bundle] {
    let main = Bundle.main
    let files = FileManager.default
    let folder = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    var found: [Bundle] = [main]
    for parent in [main.bundleURL, folder] {
      let names = (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        if let bundle = Bundle(path: parent.appending(path: name).path) { found.append(bundle) }
      }
    }
    return found + Bundle.allBundles
  }
}
