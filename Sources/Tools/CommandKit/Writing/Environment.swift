import Glibc

/// The environment variables of the program.
public enum Environment {
  /// The value of a variable, or `nil` if it is not set.
  ///
  /// - Thread: any. Nothing in Tactus changes the environment.
  public static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
