import Foundation

extension FinishedProcess {
  /// Copies a program so that the copy can be started at once.
  ///
  /// Another process makes the copy: the file that this one wrote would be open in programs that
  /// other tests start at the same time, and the kernel starts no file that is open for writing.
  ///
  /// - Throws: `CocoaError` if it cannot be copied.
  public static func copyProgram(_ program: URL, to place: URL) throws {
    let result = try FinishedProcess(
      "/bin/cp", ["--reflink=auto", program.resolvingSymlinksInPath().path, place.path])
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
