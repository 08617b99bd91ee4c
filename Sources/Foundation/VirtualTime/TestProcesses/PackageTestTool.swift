/// The tool in which Xcode runs the tests of a package, and whose identity the program of such
/// tests has here (AppLife.PT20).
package enum PackageTestTool {
  /// The identifier of its bundle.
  ///
  /// - Source: `Bundle.main.bundleIdentifier` in a package's test, in public reports. Confidence:
  ///   reported.
  package static let identifier = "com.apple.dt.xctest.tool"
}
