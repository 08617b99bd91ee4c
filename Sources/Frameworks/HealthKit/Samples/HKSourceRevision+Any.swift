extension OperatingSystemVersion {
  /// The numbers, to compare them.
  var parts: [Int] { [majorVersion, minorVersion, patchVersion] }
}
