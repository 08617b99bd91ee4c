/// The members that are optional in Apple's protocols and have default implementations in ours.
///
/// The tables are in `SystemOptionals+Generated.swift`, made from the frameworks' sources by a
/// test.
enum SystemOptionals {
  /// The base names of the methods.
  static let names = Set(generatedNames + foundationNames)
  /// Those that are also common names of closures: without labels, a member is only that of a
  /// delegate.
  static let commonNames: Set<String> = [
    "action", "advertiser", "browser", "customCommand", "data", "didBegin", "didEnd", "didReceive",
    "display", "draw", "duplicate", "editMenu", "export", "fileURL", "frame", "handle",
    "insertText", "match", "mediaPause", "mediaPlay", "move", "player", "polling", "provider",
    "rename", "renderer", "searchController", "sendCommand", "session", "update", "view",
  ]
  /// The names of the properties.
  static let properties = Set(generatedProperties)
  /// The names of the frameworks' protocols, with and without optional members.
  static let protocols = Set(generatedProtocols + foundationProtocols)

  /// The optional methods of Foundation's own protocols, which have default implementations on
  /// Linux.
  private static let foundationNames = [
    "fileManager", "parser", "parserDidEndDocument", "parserDidStartDocument",
    "performDefaultHandling", "rejectProtectionSpaceAndContinue", "urlSession",
    "urlSessionDidFinishEvents",
  ]

  /// The protocols of Foundation itself whose members a `#selector` may name and an object may be
  /// checked for.
  private static let foundationProtocols = [
    "FileManagerDelegate", "NSCacheDelegate", "NSCoding", "NSCopying", "NSMutableCopying",
    "NSObjectProtocol", "NSSecureCoding", "PortDelegate", "StreamDelegate",
    "URLAuthenticationChallengeSender", "URLProtocolClient", "URLSessionDataDelegate",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionStreamDelegate",
    "URLSessionTaskDelegate", "URLSessionWebSocketDelegate", "XMLParserDelegate",
  ]

  /// Returns whether a protocol of the frameworks may require a method with a base name.
  ///
  /// The methods of a delegate and of a data source begin with what it is one of: those of
  /// `UITableViewDelegate` with `tableView`. Other protocols may require anything, except the few
  /// that every class may adopt.
  static func mayRequire(_ base: String, _ proto: String) -> Bool {
    if let known = basicRequirements[proto] { return known.contains(base) }
    let endings = ["Delegate", "DataSource", "DataSourcePrefetching"]
    guard let ending = endings.first(where: proto.hasSuffix) else { return true }
    // Of the capitals before a word, the last one belongs to it: `UITable`, `CLLocation`.
    let prefix = proto.prefix { $0.isUppercase }.dropLast()
    let subject = proto.dropFirst(prefix.count).dropLast(ending.count)
    guard let first = subject.first else { return true }
    return base.hasPrefix(first.lowercased() + subject.dropFirst())
  }

  /// The base names of what the protocols require that every class may adopt.
  private static let basicRequirements: [String: Set<String>] = [
    "NSCoding": ["encode"], "NSCopying": ["copy"], "NSMutableCopying": ["mutableCopy"],
    "NSObjectProtocol": ["isEqual"], "NSSecureCoding": ["encode"],
  ]
}
