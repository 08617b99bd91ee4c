internal import TactusJSON

/// The contents of a StoreKit configuration file: products, and settings of the store.
///
/// Steps Purchases.CF1….
package struct StoreConfiguration: Sendable {
  /// The products, in the order of the file.
  package var items: [StoreItem] = []
  /// The settings.
  package var settings = StoreSettings()
  /// The path of the file; `nil` without one.
  package private(set) var path: String?
  /// Whether the file has an error, of which a warning was given.
  package private(set) var isUnreadable = false

  /// Creates a configuration without products.
  package init() {}

  /// Creates a configuration that replaces that of a faulty file.
  package init(unreadable path: String) { (self.path, isUnreadable) = (path, true) }

  /// Reads a file.
  ///
  /// - Throws: `StoreConfigurationError`.
  package init(contentsOf url: URL) throws {
    let bytes: [UInt8]
    do throws(SourceTextError) {
      bytes = Array(try SourceText.read(url.path, byteLimit: Self.byteLimit).bytes)
    } catch {
      throw StoreConfigurationError(url.path, error.diagnostic.message)
    }
    try self.init(Data(bytes), path: url.path)
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - path: The path of the file, for errors.
  /// - Throws: `StoreConfigurationError`.
  package init(_ data: Data, path: String) throws(StoreConfigurationError) {
    let file: ConfigurationFile
    do {
      file = try JSONDecoder().decode(ConfigurationFile.self, from: data)
    } catch {
      throw StoreConfigurationError(path, error)
    }
    guard file.version?.major ?? 1 <= Self.newestVersion else {
      throw StoreConfigurationError(
        path,
        "the version \(file.version?.major ?? 0) of the file is newer than \(Self.newestVersion)")
    }
    var identifiers: Set<String> = []
    for (group, entries) in file.entries {
      for entry in entries {
        let item: StoreItem
        do throws(StoreConfigurationError.Detail) {
          item = try entry.item(in: group)
        } catch {
          throw StoreConfigurationError(path, "the product '\(entry.productID)': \(error.text)")
        }
        guard identifiers.insert(item.id).inserted else {
          throw StoreConfigurationError(path, "two products have the identifier '\(item.id)'")
        }
        items.append(item)
      }
    }
    self.path = path
    settings = file.settings?.settings(path: path) ?? StoreSettings()
  }

  /// Returns a product; `nil` if there is none.
  package func item(_ id: String) -> StoreItem? { items.first { $0.id == id } }

  /// The newest supported version of the files.
  ///
  /// - Source: files that developers publish. Confidence: measured.
  private static let newestVersion = 5
  /// The maximum size of a file in bytes.
  ///
  /// - Source: ours: a hundred times the largest of the public files. Confidence: guess.
  package static let byteLimit = 8 << 20
}
