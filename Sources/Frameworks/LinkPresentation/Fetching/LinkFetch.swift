internal import Synchronization

/// A fetch of the metadata of one link: its page, then its images.
///
/// - Thread: any; the handler is called once, on any thread.
final class LinkFetch: Sendable {
  typealias Handler = @Sendable (LPLinkMetadata?, (any Error)?) -> Void

  /// The mutable state.
  private struct State {
    var handler: Handler?
    /// The unfinished tasks, by their numbers.
    ///
    /// Foundation on Linux traps if a task is canceled while it ends (measured).
    var tasks: [Int: URLSessionTask] = [:]
    var lastNumber = 0
    var openParts = 0
  }

  private let state: Mutex<State>
  private let isWhole: Bool
  private let metadata = LPLinkMetadata()

  /// Creates a fetch, with or without images.
  init(isWhole: Bool, _ handler: @escaping Handler) {
    self.isWhole = isWhole
    state = Mutex(State(handler: handler))
  }

  /// Loads the page.
  func start(_ request: URLRequest, _ timeout: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + timeout) { [weak self] in
      self?.end(LPError(.metadataFetchTimedOut))
    }
    metadata.originalURL = request.url
    load(request) { [self] data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      guard let data, let response, status < 400 else {
        let information = error.map { [NSUnderlyingErrorKey: $0 as NSError] } ?? [:]
        return end(LPError(.metadataFetchFailed, userInfo: information))
      }
      read(data, response)
    }
  }

  /// Ends fetching with an error, or with the metadata; later calls do nothing.
  func end(_ error: LPError?) {
    let (handler, tasks) = state.withLock { state in
      defer { (state.handler, state.tasks) = (nil, [:]) }
      return (state.handler, state.tasks)
    }
    for task in tasks.values { task.cancel() }
    handler?(error == nil ? metadata : nil, error)
  }

  private func load(
    _ request: URLRequest, _ done: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let task = URLSession.shared.dataTask(with: request) { [self] data, response, error in
      state.withLock { $0.tasks[number] = nil }
      done(data, response, error)
    }
    let isOpen = state.withLock { state in
      if state.handler != nil { state.tasks[number] = task }
      return state.handler != nil
    }
    // A task that is never resumed would stay in its session.
    if isOpen { task.resume() } else { task.cancel() }
  }

  // MARK: Contents

  private func read(_ data: Data, _ response: URLResponse) {
    let address = response.url ?? metadata.originalURL
    metadata.url = address
    let type = response.mimeType ?? ""
    if type.hasPrefix("image/") {
      metadata.imageProvider = Self.provider(data, type)
      return end(nil)
    }
    guard type.isEmpty || type.contains("html") else { return end(nil) }
    let page = LinkPage(data, encoding: response.textEncodingName)
    metadata.title = page.title
    metadata.remoteVideoURL = page.video.flatMap {
      URL(string: $0, relativeTo: address)?.absoluteURL
    }
    guard isWhole else { return end(nil) }
    // By convention, a page that names no icon has one at the root of its site.
    let isWeb = address?.scheme?.hasPrefix("http") == true
    let icon = part(page.icon ?? (isWeb ? "/favicon.ico" : nil), of: address)
    let image = part(page.image, of: address)
    let count = [icon, image].compactMap { $0 }.count
    if count == 0 { return end(nil) }
    state.withLock { $0.openParts = count }
    if let icon { load(icon) { [metadata] in metadata.iconProvider = $0 } }
    if let image { load(image) { [metadata] in metadata.imageProvider = $0 } }
  }

  /// Returns the request for a resource of a page.
  private func part(_ text: String?, of address: URL?) -> URLRequest? {
    text.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }.map { URLRequest(url: $0) }
  }

  /// Loads an image, and ends after the last one; images that fail to load are left out.
  private func load(_ request: URLRequest, _ store: @escaping @Sendable (NSItemProvider) -> Void) {
    load(request) { [self] data, response, _ in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      let isLast = state.withLock { state in
        if let data, status < 400, state.handler != nil {
          store(Self.provider(data, response?.mimeType))
        }
        state.openParts -= 1
        return state.openParts == 0
      }
      if isLast { end(nil) }
    }
  }

  private static func provider(_ data: Data, _ type: String?) -> NSItemProvider {
    let provider = NSItemProvider()
    let identifier = type.flatMap { UniformType.image(mimeType: $0) } ?? "public.image"
    provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { done in
      done(data, nil)
      return nil
    }
    return provider
  }
}
