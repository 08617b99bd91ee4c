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
  /// asked for.
  private static let foundationProtocols = [
    "FileManagerDelegate", "NSCacheDelegate", "NSCoding", "NSCopying", "NSMutableCopying",
    "NSObjectProtocol", "NSSecureCoding", "PortDelegate", "StreamDelegate",
    "URLAuthenticationChallengeSender", "URLProtocolClient", "URLSessionDataDelegate",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionStreamDelegate",
    "URLSessionTaskDelegate", "URLSessionWebSocketDelegate", "XMLParserDelegate",
  ]
}
