internal import Glibc

/// The environment variables that choose an app's phone.
package enum PhoneVariables {
  /// Returns the value of a variable; nil if it is unset or empty.
  package static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
