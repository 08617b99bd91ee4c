import Foundation

// The toolchain's methods for resource values, which TactusFoundation hides by its own ones of the
// same names and calls by these (ObjectiveC.FO12).
extension URL {
  /// Sets resource values by the toolchain's method.
  package mutating func setToolchainValues(_ values: URLResourceValues) throws {
    try setResourceValues(values)
  }

  /// Returns resource values by the toolchain's method.
  package func toolchainValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    try resourceValues(forKeys: keys)
  }
}

extension NSURL {
  /// Sets resource values by the toolchain's method.
  package func setToolchainValues(_ values: [URLResourceKey: Any]) throws {
    try setResourceValues(values)
  }

  /// Sets a resource value by the toolchain's method.
  package func setToolchainValue(_ value: Any?, forKey key: URLResourceKey) throws {
    try setResourceValue(value, forKey: key)
  }

  /// Returns resource values by the toolchain's method.
  package func toolchainValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
    try resourceValues(forKeys: keys)
  }

  /// Stores a resource value by the toolchain's method.
  package func getToolchainValue(_ value: inout AnyObject?, forKey key: URLResourceKey) throws {
    try getResourceValue(&value, forKey: key)
  }
}
