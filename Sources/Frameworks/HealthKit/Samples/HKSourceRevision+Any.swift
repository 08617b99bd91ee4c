extension OperatingSystemVersion {
  /// The components for comparisons.
  var parts: [Int] { [majorVersion, minorVersion, patchVersion] }
}
