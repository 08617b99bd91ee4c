extension SwiftSDK {
  /// Returns the current SDK of this Tactus, for the apps that it builds.
  ///
  /// It is the user's SDK if that contains the same frameworks. Otherwise it is one in a folder of
  /// Tactus, created or updated here: the user's installation is never changed.
  ///
  /// - Parameters:
  ///   - version: The version of Tactus.
  ///   - sources: Folders with the sources that are compiled with it: the frameworks that they
  ///     import are built, and added to the SDK.
  /// - Throws: `CommandFailure`.
  public static func current(version: String, for sources: [String]) throws -> SwiftSDK {
    let frameworks = try BuiltFrameworks.current(importedBy: sources)
    let toolchain = try SwiftToolchain.inPath()
    let places = [SwiftSDKFolder.standard, SwiftSDKFolder.own].map { SwiftSDK(in: $0) }
    let made = places.first { $0.isMade(of: frameworks) && $0.compilerVersion == toolchain.version }
    if let made { return made }
    let own = SwiftSDK(in: SwiftSDKFolder.own)
    try own.install(frameworks, for: toolchain, version: version)
    return own
  }
}
