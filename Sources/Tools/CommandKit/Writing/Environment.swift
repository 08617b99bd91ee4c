import Glibc

/// The variables the program was started with.
public enum Environment {
  /// The value of a variable, or `nil` where it is not set.
  ///
  /// - Thread: any. Nothing in Tactus changes the environment.
  public static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
