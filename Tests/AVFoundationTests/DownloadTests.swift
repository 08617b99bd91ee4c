import AVFoundation
import Synchronization
import Testing

/// Steps Players.DL1–DL3.
@Suite("Downloads of films") struct DownloadTests {
  /// Serves `downloads.example`: a film, a playlist, and nothing.
  private class Films: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "downloads.example"
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      let isMissing = url.path == "/missing.mp4"
      guard
        let response = HTTPURLResponse(
          url: url, statusCode: isMissing ? 404 : 200, httpVersion: nil, headerFields: nil)
      else { return }
      let text = url.pathExtension == "m3u8" ? "#EXTM3U\n#EXT-X-VERSION:3\n" : "film's data"
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(text.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
      // does nothing
    }
  }

  /// A delegate that records what it is told.
  private final class Recorder: NSObject, AVAssetDownloadDelegate, Sendable {
    let places = Mutex<[URL]>([])
    let errors = Mutex<[(any Error)?]>([])
    let isDone = DispatchSemaphore(value: 0)

    func urlSession(
      _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
      didFinishDownloadingTo location: URL
    ) { places.withLock { $0.append(location) } }

    func urlSession(
      _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
      willDownloadTo location: URL
    ) { places.withLock { $0.append(location) } }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      errors.withLock { $0.append(error) }
      isDone.signal()
    }
  }

  private func session(_ recorder: Recorder) -> AVAssetDownloadURLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Films.self]
    return AVAssetDownloadURLSession(
      configuration: configuration, assetDownloadDelegate: recorder, delegateQueue: nil)
  }

  private func asset(_ name: String) throws -> AVURLAsset {
    AVURLAsset(url: try #require(URL(string: "https://downloads.example/\(name)")))
  }

  @Test("Players.DL1, Players.DL2, Players.DL3. A film is downloaded to a place that apps store")
  func downloading() throws {
    let recorder = Recorder()
    let session = session(recorder)
    let task = try #require(
      session.makeAssetDownloadTask(
        asset: try asset("tour.mp4"), assetTitle: "A/B", assetArtworkData: nil))
    #expect(task.state == .suspended && task.urlAsset.url.lastPathComponent == "tour.mp4")
    task.resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    let place = try #require(recorder.places.withLock { $0.first })
    defer { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) }
    #expect(place.lastPathComponent == "A-B.mp4" && place.relativePath.hasPrefix("Library/"))
    let stored = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(place.relativePath)
    #expect(try String(contentsOf: stored, encoding: .utf8) == "film's data")
    #expect(task.state == .completed && task.error == nil)
    #expect(recorder.errors.withLock { $0.count == 1 && $0[0] == nil })
    #expect(AVURLAsset(url: stored).assetCache?.isPlayableOffline == true)
    #expect(try asset("tour.mp4").assetCache == nil)
  }

  @Test("Players.DL1. A task keeps its session, and can be cancelled before it begins")
  func cancelling() throws {
    let recorder = Recorder()
    // Nobody else has the sessions.
    let tasks = try ["Tour", String(repeating: "ä", count: 200)].map {
      try #require(
        session(recorder).makeAssetDownloadTask(
          asset: try asset("tour.mp4"), assetTitle: $0, assetArtworkData: nil))
    }
    tasks[0].cancel()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect((tasks[0].error as? URLError)?.code == .cancelled && tasks[0].state == .completed)
    tasks[0].resume()
    tasks[1].resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect(tasks[0].state == .completed && tasks[1].error == nil)
    let codes = recorder.errors.withLock { $0.map { ($0 as? URLError)?.code } }
    #expect(codes == [.cancelled, nil])
    let places = recorder.places.withLock { $0 }
    let place = try #require(places.first)
    #expect(tasks[0].loadedTimeRanges.isEmpty && tasks[1].loadedTimeRanges.count == 1)
    #expect(places.count == 1 && FileManager.default.fileExists(atPath: place.path))
    #expect(place.lastPathComponent == String(repeating: "ä", count: 100) + ".mp4")
    try FileManager.default.removeItem(at: place.deletingLastPathComponent())
  }

  @Test("Players.DL1. A session that is cancelled ends its downloads")
  func invalidating() throws {
    let recorder = Recorder()
    let session = session(recorder)
    let task = try #require(
      session.makeAssetDownloadTask(
        asset: try asset("tour.mp4"), assetTitle: "Tour", assetArtworkData: nil))
    session.invalidateAndCancel()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect((task.error as? URLError)?.code == .cancelled && task.state == .completed)
  }

  @Test("Players.DL1. A task of several tracks tells the place of the one file")
  func aggregate() throws {
    let recorder = Recorder()
    let session = session(recorder)
    let task = try #require(
      session.aggregateAssetDownloadTask(
        with: try asset("tour.mp4"), mediaSelections: [], assetTitle: "..",
        assetArtworkData: nil))
    task.resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    let place = try #require(recorder.places.withLock { $0.first })
    #expect(FileManager.default.fileExists(atPath: place.path))
    #expect(place.lastPathComponent == "Film.mp4")
    try FileManager.default.removeItem(at: place.deletingLastPathComponent())
  }

  @Test("Players.DL1. A playlist, and an answer without success, are errors")
  func failing() throws {
    for name in ["live.m3u8", "missing.mp4"] {
      let recorder = Recorder()
      let session = session(recorder)
      let task = try #require(
        session.makeAssetDownloadTask(
          asset: try asset(name), assetTitle: "Film", assetArtworkData: nil))
      task.resume()
      #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
      #expect(recorder.places.withLock { $0.isEmpty } && task.state == .completed)
      if name == "live.m3u8" {
        #expect((task.error as? AVError)?.code == .operationNotSupportedForAsset)
      } else {
        #expect((task.error as? URLError)?.code == .fileDoesNotExist)
      }
    }
    let file = AVURLAsset(url: URL(fileURLWithPath: "/tmp/film.mp4"))
    #expect(
      session(Recorder()).makeAssetDownloadTask(
        asset: file, assetTitle: "Film", assetArtworkData: nil) == nil)
  }
}
