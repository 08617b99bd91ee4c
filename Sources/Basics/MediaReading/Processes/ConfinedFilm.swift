/// A film or a sound in a file, which processes of their own read.
///
/// Steps QuickLook.FM1…
///
/// - Thread: any.
package final class ConfinedFilm: Sendable {
  private let path: String
  private let sandbox: ReaderSandbox

  /// Creates a film, without reading it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sandbox: The sandbox of its readers.
  /// - Throws: `ReaderFailure.unopenable`, or `unreadable` if it is empty.
  package init(path: String, in sandbox: ReaderSandbox = .init()) throws(ReaderFailure) {
    _ = try DocumentSource.size(ofFile: path)
    (self.path, self.sandbox) = (path, sandbox)
  }

  /// Returns the properties.
  ///
  /// - Throws: `ReaderFailure`.
  package func describe() throws(ReaderFailure) -> MediaDescription {
    let process = try start()
    switch try MediaAnswer(process.ask(MediaRequest.describe.bytes, within: patience)) {
    case .description(let description): return description
    case .failed(let reason): throw .unreadable(reason)
    case .timedOut: throw .timedOut
    default: throw .wrongAnswer
    }
  }

  // MARK: Internals

  /// The longest wait for a response.
  var patience: Duration {
    sandbox.patience < ReaderLimits.patience ? sandbox.patience : MediaLimits.patience
  }

  /// Starts a process that reads the film.
  func start() throws(ReaderFailure) -> ReaderProcess {
    try ReaderProcess(
      of: nil, by: sandbox.command(forFilm: path, plugins: PluginList.path), in: sandbox)
  }
}
