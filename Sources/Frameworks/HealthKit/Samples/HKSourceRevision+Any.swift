/// Any version of an app.
///
/// - Source: Apple's reference for the name. Confidence: guess for the text.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
/// Any model of a device.
///
/// - Source: Apple's reference for the name. Confidence: guess for the text.
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
/// Any version of the system.
///
/// - Source: Apple's reference for the name. Confidence: guess for the numbers.
public let HKSourceRevisionAnyOperatingSystem = OperatingSystemVersion(
  majorVersion: -1, minorVersion: -1, patchVersion: -1)

extension OperatingSystemVersion {
  /// The components for comparisons.
  var parts: [Int] { [majorVersion, minorVersion, patchVersion] }
}
