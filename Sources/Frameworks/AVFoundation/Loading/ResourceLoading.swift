import Synchronization
internal import TactusCrashReports

/// The loading of all data at a URL by the app, into a file (Players.RL1…).
///
/// - Thread: one at a time, but not the main one.
final class ResourceLoading {
  /// Loads the data.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - loader: The loader with its delegate.
  /// - Returns: The file, or the URL to which the app redirects.
  /// - Throws: The app's error.
  static func load(
    _ url: URL, by loader: AVAssetResourceLoader
  ) throws -> (place: URL, isRedirected: Bool) {
    let loading = try ResourceLoading(url, loader)
    do {
      return try loading.run()
    } catch {
      try? FileManager.default.removeItem(at: loading.place)
      throw error
    }
  }

  // MARK: Internals

  /// The maximum wait for a request.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience = Duration.seconds(60)
  /// The number of bytes of the request for the information.
  ///
  /// - Source: reported. Confidence: guess.
  private static let first = 2

  private let url: URL
  private let loader: AVAssetResourceLoader
  private let place: URL
  private let file: LockedFile

  private init(_ url: URL, _ loader: AVAssetResourceLoader) throws {
    (self.url, self.loader) = (url, loader)
    place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "film-\(UUID().uuidString)")
    file = try LockedFile(place)
  }

  private func run() throws -> (place: URL, isRedirected: Bool) {
    let information = AVAssetResourceLoadingContentInformationRequest()
    let head = try ask(information, from: 0, Self.first, toEnd: false)
    if let redirect = head.redirect?.url {
      try? FileManager.default.removeItem(at: place)
      return (redirect, true)
    }
    let length = information.contentLength
    // A response may contain all bytes at once.
    while length <= 0 || file.size < length {
      let known = file.size > Int64(Self.first) ? file.size : 0
      file.truncate(to: known)
      let rest = length > 0 ? Int(length - known) : Int.max
      _ = try ask(nil, from: known, rest, toEnd: true)
      if length <= 0 { break }
      guard file.size > known else { throw file.failure ?? URLError(.cannotParseResponse) }
    }
    try file.close()
    return (place, false)
  }

  private func ask(
    _ information: AVAssetResourceLoadingContentInformationRequest?, from offset: Int64,
    _ length: Int, toEnd: Bool
  ) throws -> AVAssetResourceLoadingRequest {
    let file = file
    let data = AVAssetResourceLoadingDataRequest(offset, length, toEnd: toEnd) { file.append($0) }
    let request = AVAssetResourceLoadingRequest(url, information, data)
    let waits = loader.ask {
      $0.resourceLoader($1, shouldWaitForLoadingOfRequestedResource: request)
    }
    guard waits == true else { throw URLError(.unsupportedURL) }
    do {
      try request.wait(within: Self.patience)
    } catch {
      if request.cancel() {
        _ = loader.ask { $0.resourceLoader($1, didCancel: request) }
      }
      throw error
    }
    return request
  }

  /// A file to which several threads may append.
  private final class LockedFile: Sendable {
    private let state: Mutex<State>

    private struct State: ~Copyable {
      let handle: FileHandle
      var size: Int64 = 0
      /// The first write error.
      var failure: (any Error)?

      mutating func attempt(_ body: (inout State) throws -> Void) {
        do {
          try body(&self)
        } catch {
          failure = failure ?? error
        }
      }
    }

    init(_ place: URL) throws {
      try Data().write(to: place)
      state = Mutex(State(handle: try FileHandle(forWritingTo: place)))
    }

    var size: Int64 { state.withLock { $0.size } }
    /// The first error of writing; `nil` for none.
    var failure: (any Error)? { state.withLock { $0.failure } }

    func append(_ data: Data) {
      state.withLock { state in
        state.attempt {
          try $0.handle.write(contentsOf: data)
          $0.size += Int64(data.count)
        }
      }
    }

    func truncate(to size: Int64) {
      state.withLock { state in
        state.attempt {
          try $0.handle.truncate(atOffset: UInt64(size))
          $0.size = size
        }
      }
    }

    /// Closes the file; throws the first write error.
    func close() throws {
      state.withLock { state in state.attempt { try $0.handle.close() } }
      if let failure { throw failure }
    }
  }
}
