import Synchronization
import TactusMediaReading
import TactusPhoneClient
import TactusThreads
import TactusVirtualTime

/// The examination of an asset's data, which a worker performs once.
///
/// - Thread: any.
package final class MediaExamination: Sendable {
  typealias Outcome = Result<MediaDescription, MediaFailure>

  /// The location of the data and its reader, after the examination.
  var source: MediaSource {
    if let film { return .confined(film) }
    if let made { return made }
    return .own(uri: state.withLock { $0.copy?.absoluteString } ?? url.absoluteString)
  }
  /// Whether the data is a local file.
  let isLocal: Bool

  /// Creates the examination of a location.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - film: The file at the location, if processes of their own read it.
  ///   - known: The outcome, if it is known.
  init(_ url: URL, _ film: ConfinedFilm? = nil, known: MediaDescription? = nil) {
    (self.url, isLocal, path) = (url.absoluteURL, url.isFileURL, url.path)
    (self.film, made) = (film, nil)
    if let known { state.withLock { ($0.isBegun, $0.outcome) = (true, .success(known)) } }
    refusal = url.isFileURL || Self.allowsNetwork ? nil : NetworkAccess.refusal(of: url)
  }

  /// Creates the result for a composition of other assets, which is already known.
  init(made: MediaSource, _ description: MediaDescription, isLocal: Bool) {
    (url, path) = (URL(fileURLWithPath: "/"), "/")
    (self.made, self.isLocal, film, refusal) = (made, isLocal, nil, nil)
    state.withLock { ($0.isBegun, $0.outcome) = (true, .success(description)) }
  }

  /// Whether the network is available to movies that a test opens, although it is off elsewhere
  /// (Players.AS6).
  @TaskLocal package static var allowsNetwork = false

  deinit {
    if let copy = state.withLock({ $0.isRedirected ? nil : $0.copy }) {
      try? FileManager.default.removeItem(at: copy)
    }
  }

  /// Whether the examination has begun.
  var isBegun: Bool { state.withLock { $0.isBegun } }

  /// The outcome, after the examination.
  var outcome: Outcome? { state.withLock { $0.outcome } }

  /// Begins the examination, unless it has already begun.
  func begin() {
    let isNew = state.withLock { state in
      defer { state.isBegun = true }
      return !state.isBegun
    }
    guard isNew else { return }
    DetachedThread.run { [self] in
      let outcome = examine()
      let then = state.withLock { state in
        defer { state.then = [] }
        state.outcome = outcome
        return state.then
      }
      isOver.signal()
      for body in then { body(outcome) }
    }
  }

  /// Waits for the outcome.
  func wait(within limit: Duration) -> Outcome {
    begin()
    if let outcome { return outcome }
    isOver.wait(for: limit)
    // The next waiting thread finds the signal as well.
    isOver.signal()
    return outcome ?? .failure(.timedOut)
  }

  /// Calls a closure on the main actor with the outcome (Players.AS2).
  ///
  /// In virtual time, the outcome for a file arrives at a fixed time, for which the phone's time
  /// waits. The app runs meanwhile.
  func whenOver(_ body: @escaping @MainActor @Sendable (Outcome) -> Void) {
    begin()
    guard !isLocal || AppPhone.link.isInRealTime else {
      return PhoneTime.run(
        after: Self.virtualTime,
        awaiting: { [self] in
          _ = wait(within: Self.patience)
        }
      ) { [self] in body(wait(within: .zero)) }
    }
    let deliver: @Sendable (Outcome) -> Void = { outcome in
      PhoneTime.runLater { body(outcome) }
    }
    let context = AppContext.current
    let bound: @Sendable (Outcome) -> Void = { outcome in
      AppContext.with(context) { deliver(outcome) }
    }
    let known = state.withLock { state -> Outcome? in
      if state.outcome == nil { state.then.append(bound) }
      return state.outcome
    }
    if let known { deliver(known) }
  }

  // MARK: Internals

  private struct State: Sendable {
    var isBegun = false
    var outcome: Outcome?
    /// The file with the data served by a URL protocol or a delegate of the app.
    var copy: URL?
    /// Whether `copy` is another location, to which the app's delegate has redirected.
    var isRedirected = false
    var then: [@Sendable (Outcome) -> Void] = []
  }

  /// The maximum wait for a file.
  ///
  /// - Source: ours: a file system may hang; the first movie of a machine reads all plug-ins.
  ///   Confidence: guess.
  static let patience = Duration.seconds(20)
  /// The seconds of virtual time that the examination of a file takes.
  ///
  /// - Source: ours: what a small file takes. Confidence: guess.
  private static let virtualTime = 0.02
  /// The time limit for a server in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let serverSeconds = 20

  private let url: URL
  private let path: String
  private let film: ConfinedFilm?
  /// The source composed of other assets; nil for a location.
  private let made: MediaSource?
  /// The reason why the URL cannot be read without a protocol of the app; nil if it can.
  private let refusal: String?
  private let state = Mutex(State())
  private let isOver = WakeSignal()

  /// The loader of the asset, whose delegate may provide the data (Players.RL1).
  var loader: AVAssetResourceLoader? {
    get { owner.withLock { $0.loader } }
    set { owner.withLock { $0.loader = newValue } }
  }

  private struct Owner: Sendable {
    weak var loader: AVAssetResourceLoader?
  }

  private let owner = Mutex(Owner())

  /// Examines data provided by the app (Players.RL1).
  private func examineByApp() -> Outcome {
    guard let loader, loader.hasDelegate else {
      return .failure(.notFound("no film can be read from \(url.absoluteString)"))
    }
    do {
      let (copy, isRedirected) = try ResourceLoading.load(url, by: loader)
      if !copy.isFileURL, !Self.allowsNetwork, let refusal = NetworkAccess.refusal(of: copy) {
        return .failure(.offline(refusal))
      }
      state.withLock { ($0.copy, $0.isRedirected) = (copy, isRedirected) }
    } catch let error as URLError where error.code == .timedOut {
      return .failure(.timedOut)
    } catch {
      return .failure(
        .notFound("\(url.absoluteString): \((error as NSError).localizedDescription)"))
    }
    do throws(MediaFailure) {
      return .success(try source.describe(within: Self.serverSeconds))
    } catch {
      return .failure(error)
    }
  }

  private func examine() -> Outcome {
    if isLocal {
      guard FileManager.default.fileExists(atPath: path) else {
        return .failure(.notFound("there is no file \(path)"))
      }
      // Reading a pipe would block until there is a writer.
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let attributes = try? FileManager.default.attributesOfItem(atPath: real)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else {
        return .failure(.unreadable("\(path) is not a file"))
      }
    } else {
      guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
        return examineByApp()
      }
      // Players.AS6.
      if !NetworkAccess.isServed(url) {
        if let refusal { return .failure(.offline(refusal)) }
      } else {
        do {
          let copy = try NetworkAccess.download(url, within: Double(Self.serverSeconds))
          state.withLock { $0.copy = copy }
        } catch let error as URLError where error.code == .timedOut {
          return .failure(.timedOut)
        } catch {
          return .failure(
            .notFound("\(url.absoluteString): \((error as NSError).localizedDescription)"))
        }
      }
    }
    do throws(MediaFailure) {
      return .success(try source.describe(within: Self.serverSeconds))
    } catch {
      return .failure(error)
    }
  }
}
