internal import TactusCrashReports

/// The warning of code that asks the phone to recognize something.
enum VisionWarning {
  /// Warns that a part of the framework is not supported, once (Device.VK1).
  ///
  /// - Parameters:
  ///   - function: The function that fails.
  ///   - property: The property that says so.
  static func write(_ function: String, _ property: String) {
    RuntimeWarning.once(
      "\(function): the phone recognizes nothing in pictures, as \(property) says; the call fails",
      namesPlace: true)
  }
}
