/// Content rule lists, kept as files.
///
/// A list must be a JSON array of rules (Opening.WK7).
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private let folder: URL

  /// Creates an object for the default store.
  public override init() {
    folder = Self.standardFolder
    super.init()
  }

  /// Creates a store in a folder.
  public init!(url: URL!) {
    folder = url
    super.init()
  }

  private static let standard: WKContentRuleListStore = WKContentRuleListStore(
    url: standardFolder)
  private static let standardFolder = URL(fileURLWithPath: NSHomeDirectory())
    .appendingPathComponent("Library/WebKit/ContentRuleLists")

  /// Returns the default store.
  open class func `default`() -> WKContentRuleListStore! { standard }

  /// Checks a list and stores it under an identifier.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let result = Result { try compile(identifier, encodedContentRuleList) }
    DispatchQueue.main.async {
      completionHandler?(try? result.get(), result.failure)
    }
  }

  /// Checks a list and stores it under an identifier.
  ///
  /// - Throws: `WKError.contentRuleListStoreCompileFailed` if it is not an array of rules.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { try compile(identifier, encodedContentRuleList) }

  /// Passes the list with an identifier to a closure.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let result = Result { try lookUp(identifier) }
    DispatchQueue.main.async { completionHandler?(try? result.get(), result.failure) }
  }

  /// Returns the list with an identifier.
  ///
  /// - Throws: `WKError.contentRuleListStoreLookUpFailed` if there is none.
  open func contentRuleList(
    forIdentifier identifier: String!
  ) async throws -> WKContentRuleList? { try lookUp(identifier) }

  /// Removes the list with an identifier.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!
  ) {
    let result = Result { try remove(identifier) }
    DispatchQueue.main.async { completionHandler?(result.failure) }
  }

  /// Removes the list with an identifier.
  ///
  /// - Throws: `WKError.contentRuleListStoreRemoveFailed` if there is none.
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    try remove(identifier)
  }

  /// Passes the identifiers of all lists to a closure.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor ([String]?) -> Void)!
  ) {
    let names = self.names
    DispatchQueue.main.async { completionHandler?(names) }
  }

  /// Returns the identifiers of all lists.
  open func availableIdentifiers() async -> [String]? { names }

  // MARK: Files

  private static let ending = ".json"

  private var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(Self.ending) }
      .compactMap { String($0.dropLast(Self.ending.count)).removingPercentEncoding }.sorted()
  }

  private func file(_ name: String) -> URL {
    let text = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return folder.appendingPathComponent(text + Self.ending)
  }

  private func compile(_ name: String?, _ text: String?) throws -> WKContentRuleList {
    let data = Data((text ?? "").utf8)
    guard let name, let rules = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]],
      !rules.isEmpty, rules.allSatisfy({ $0["trigger"] is [String: Any] }),
      rules.allSatisfy({ $0["action"] is [String: Any] })
    else {
      throw WebWarning.error(
        .contentRuleListStoreCompileFailed, "The text is not a list of rules with triggers.")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file(name), options: .atomic)
    } catch {
      throw WebWarning.error(
        .contentRuleListStoreCompileFailed, "The list cannot be written: \(error)")
    }
    return WKContentRuleList(name)
  }

  private func lookUp(_ name: String?) throws -> WKContentRuleList {
    guard let name, names.contains(name) else {
      throw WebWarning.error(.contentRuleListStoreLookUpFailed, "There is no list with this name.")
    }
    return WKContentRuleList(name)
  }

  private func remove(_ name: String?) throws {
    guard let name, (try? FileManager.default.removeItem(at: file(name))) != nil else {
      throw WebWarning.error(.contentRuleListStoreRemoveFailed, "There is no list with this name.")
    }
  }
}

extension Result {
  /// The error; nil after success.
  fileprivate var failure: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
