import UIKit

/// The arguments of the process.
@MainActor
enum ProgramArguments {
  /// Adds arguments.
  static func add(_ arguments: [String]) {
    original = CommandLine.arguments
    setProgramArguments(CommandLine.arguments + arguments)
  }

  /// Removes the arguments that were added; returns whether there were any.
  static func restore() -> Bool {
    guard let original else { return false }
    setProgramArguments(original)
    self.original = nil
    return true
  }

  private static var original: [String]?
}

/// Sets the arguments of the process.
///
/// The setter of `CommandLine.arguments`, which Swift 6 hides because of concurrent readers. Apps
/// are launched on the main thread.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setProgramArguments(_ arguments: __owned [String])
