/// The process of a test bundle.
package enum TestProcess {
  /// Whether this process runs a test bundle, which ends in `.xctest` as on an iPhone.
  ///
  /// - Thread: any, also before `main`.
  package static let isCurrent = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
}
