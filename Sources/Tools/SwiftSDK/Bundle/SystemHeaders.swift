import TactusCommandKit
import TactusFiles

/// The headers and macros with which the C library shows a package's C what an iPhone's shows.
struct SystemHeaders {
  /// The folder, in the folder of the SDK.
  let folder: String

  /// The arguments of the C compiler.
  ///
  /// With a standard of C, such as `-std=c99`, the C library of Linux hides what the standard does
  /// not have; an iPhone's does not.
  static let compilerOptions = ["-D_DEFAULT_SOURCE"]

  /// Writes the headers.
  ///
  /// - Throws: An error if a file cannot be written.
  func write() throws {
    try FileTree.makeFolder(folder)
    try OutputFile.write(text: Self.standardLibrary, to: "\(folder)/stdlib.h")
  }

  /// An iPhone's header includes that of waiting, and so that of integers.
  private static let standardLibrary = """
    #include_next <stdlib.h>
    #include <stdint.h>
    #include <sys/wait.h>

    """
}
