import Glibc
import TactusTextFormatting

/// The environment variables of the program.
public enum Environment {
  /// The value of a variable, or `nil` if it is not set; as text of a file name, because many are
  /// paths.
  ///
  /// - Thread: any. Nothing in Tactus changes the environment.
  public static subscript(name: String) -> String? {
    getenv(name).map { FileName.text(of: $0) }
  }
}
