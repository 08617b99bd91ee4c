extension SwiftSDK {
  /// The SDK of this Tactus as it is now, for apps that it builds itself.
  ///
  /// It is the user's where that was made of the same frameworks. Otherwise it is one in a folder of
  /// Tactus's own, made or renewed here: what users have installed is theirs to change.
  ///
  /// - Parameter version: The version of Tactus.
  /// - Throws: `CommandFailure`.
  public static func current(version: String) throws -> SwiftSDK {
    let frameworks = try TactusPackage().frameworks()
    let toolchain = try SwiftToolchain.inPath()
    let places = [SwiftSDKFolder.standard, SwiftSDKFolder.own].map { SwiftSDK(in: $0) }
    let made = places.first { $0.isMade(of: frameworks) && $0.compilerVersion == toolchain.version }
    if let made { return made }
    let own = SwiftSDK(in: SwiftSDKFolder.own)
    try own.install(frameworks, for: toolchain, version: version)
    return own
  }
}
