import SwiftSyntax

extension LoweringVisitor {
  /// The modules whose C functions and types Foundation has on Linux.
  private static let systemModules: Set<String> = ["CoreFoundation", "Darwin"]

  /// Lowers the name of a module before one of its members: `Darwin.ceil(x)`, and
  /// `URLRequest.NetworkServiceType`, for which the toolchain has fewer values.
  ///
  /// - Parameters:
  ///   - module: The name before the dot.
  ///   - dot: The dot.
  ///   - member: The name after it.
  func lowerModuleName(_ module: TokenSyntax, _ dot: TokenSyntax, _ member: TokenSyntax) {
    if member.text == "NetworkServiceType", ["URLRequest", "NSURLRequest"].contains(module.text),
      options.modules?.contains("TactusFoundation") == true
    {
      let range = module.bytes.lowerBound..<member.bytes.upperBound
      let name = "NSURLRequestNetworkServiceType"
      // The dot after the name has no space before it.
      let space = String(repeating: " ", count: max(range.count - name.utf8.count, 0))
      return edits.replace(range, with: space + name)
    }
    if module.text == "Foundation", Self.isOfNetworking(member.text),
      !FrameworkTypes.names.contains(member.text),
      options.modules?.contains("TactusFoundation") == true
    {
      return edits.replace(module.bytes, with: "FoundationNetworking")
    }
    if module.text == "Foundation", FrameworkTypes.names.contains(member.text),
      options.modules?.contains("TactusFoundation") == true
    {
      return edits.replace(module.bytes, with: "TactusFoundation")
    }
    if AppleModules.isMissing(module.text), FrameworkTypes.names.contains(member.text),
      options.modules?.contains("UIKit") == true, !options.has(module.text)
    {
      // A type of a missing module that our frameworks have: `CoreImage.CIColor`.
      return edits.blank(module.bytes.lowerBound..<dot.bytes.upperBound)
    }
    guard Self.systemModules.contains(module.text),
      options.modules?.contains("TactusFoundation") == true,
      interface.classes[module.text] == nil, interface.values[module.text] == nil
    else { return }
    if module.text == "Darwin", Self.streams.contains(member.text),
      options.modules?.contains("TactusStandardStreams") == true
    {
      edits.replace(module.bytes, with: "TactusStandardStreams")
      tail.add("import var TactusStandardStreams.\(member.text)", [])
    } else if member.text.hasPrefix("CF") {
      // Core Foundation's names are those of another module here.
      edits.blank(module.bytes.lowerBound..<dot.bytes.upperBound)
    } else {
      let isOurs = FrameworkTypes.names.contains(member.text)
      edits.replace(module.bytes, with: isOurs ? "TactusFoundation" : "Foundation")
    }
  }

  /// Returns whether a type of Foundation is in a module of its own on Linux.
  private static func isOfNetworking(_ type: String) -> Bool {
    networkingPrefixes.contains { type.hasPrefix($0) } || networkingTypes.contains(type)
  }
  private static let networkingPrefixes = [
    "URLSession", "URLRequest", "URLResponse", "URLCredential", "URLProtocol", "URLAuthentication",
    "URLProtectionSpace", "URLCache", "HTTPURLResponse", "HTTPCookie",
  ]
  private static let networkingTypes: Set = [
    "CachedURLResponse", "NSURLRequest", "NSMutableURLRequest",
  ]

  /// Lowers an import of a module of Apple's that is missing, if the file uses none of its names:
  /// an import of UIKit replaces it, because those modules re-export Foundation and Core Graphics,
  /// and most of them UIKit.
  ///
  /// Other frameworks that the module re-exports are imported as well.
  ///
  /// - Returns: Whether the import is replaced.
  func lowerUnusedImport(_ node: ImportDeclSyntax, of module: String) -> Bool {
    guard options.modules?.contains("UIKit") == true, !options.has(module),
      let names = ModuleNames.all[module], !names.areUsed(in: tree, own: options.ownTypes)
    else { return false }
    replaceImport(node, by: "UIKit")
    let exported = ModuleNames.exports[module] ?? []
    for name in exported where options.modules?.contains(name) == true {
      let isNamed = ModuleNames.prefixes[name]?.contains { source.text.contains($0) } ?? true
      if isNamed { tail.add("import \(name)", conditions) }
    }
    return true
  }
}
