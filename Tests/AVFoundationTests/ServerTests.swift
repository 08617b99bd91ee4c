import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Players.AS2–AS4 with a server.
@Suite("Films of a server", .serialized, .exclusiveScreen) @MainActor
struct ServerTests {
  /// Opens a film of the test's own server.
  private func open(_ bench: FilmBench, _ address: URL) -> AVPlayer {
    MediaExamination.$allowsNetwork.withValue(true) { bench.phone.run { AVPlayer(url: address) } }
  }

  @Test("Players.AS6. Where the network is off, a film is an error that says what to do")
  func offline() async throws {
    let bench = FilmBench()
    let url = try #require(URL(string: "http://127.0.0.1:9/film.mov"))
    let player = bench.phone.run { AVPlayer(url: url) }
    await wait(bench) { player.currentItem?.status != .unknown }
    let error = try #require(player.currentItem?.error as NSError?)
    // Outside of a test bundle the network is on, and nobody answers.
    if (CommandLine.arguments.first ?? "").hasSuffix(".xctest") {
      #expect(error.domain == NSURLErrorDomain)
      #expect(error.code == URLError.notConnectedToInternet.rawValue)
      #expect(error.localizedFailureReason?.contains("URLProtocol") == true)
    }
  }

  /// Lets the machine's time pass until something is true, for 20 s at most.
  private func wait(_ bench: FilmBench, times: Int = 400, until isTrue: () -> Bool) async {
    for _ in 0..<times where !isTrue() {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
      }
      bench.phone.wait(0.02)
    }
  }

  @Test("Players.AS3, Players.LG1. A film of a server plays, and is shown when it has arrived")
  func playing() async throws {
    let film = try Film(pictures: 50, seconds: 2)
    let server = try FilmServer(film)
    let bench = FilmBench()
    let address = try server.address("film.mov")
    let player = open(bench, address)
    let layer = bench.show(player)
    bench.phone.run { player.play() }
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    await wait(bench) { player.currentItem?.status != .unknown }
    #expect(player.currentItem?.status == .readyToPlay)
    await wait(bench) { player.timeControlStatus == .playing }
    #expect(player.timeControlStatus == .playing)
    bench.phone.run { player.pause() }
    let log = try #require(player.currentItem?.accessLog())
    #expect(log.events.count == 1 && log.events[0].uri == address.absoluteString)
    #expect(log.events[0].playbackType == "FILE" && log.events[0].numberOfStalls == 0)
    #expect(log.extendedLogData() != nil && player.currentItem?.errorLog() == nil)
    await wait(bench) { layer.isReadyForDisplay }
    #expect(layer.isReadyForDisplay)
  }

  @Test("Players.AS4, Players.LG2. A server without the film is an error, a half one ends early")
  func failing() async throws {
    let film = try Film(pictures: 50, seconds: 2)
    let server = try FilmServer(film)
    let bench = FilmBench()
    for name in ["none.mov", "half.mov"] {
      let address = try server.address(name)
      let player = open(bench, address)
      bench.phone.run { player.play() }
      await wait(bench) { player.currentItem?.status != .unknown }
      #expect(player.currentItem?.status != .unknown)
      if name == "none.mov" {
        #expect(player.currentItem?.error != nil && player.rate == 0)
        let event = try #require(player.currentItem?.errorLog()?.events.first)
        #expect(event.uri == address.absoluteString && !event.errorDomain.isEmpty)
      }
      bench.phone.wait(3)
    }
  }

  @Test("Players.SL1, Players.SL2. Playback stalls while data is missing, and goes on with it")
  func stalling() async throws {
    // The sound is long enough for several pieces.
    let film = try Film(pictures: 0, seconds: 60, container: "wavenc", name: "film.wav")
    let server = try FilmServer(film)
    let bench = FilmBench()
    let address = try server.address("stall.mov")
    let player = open(bench, address)
    let item = try #require(player.currentItem)
    nonisolated(unsafe) var stalls = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemPlaybackStalled, object: item, queue: nil
    ) { _ in stalls += 1 }
    bench.phone.run { player.play() }
    await wait(bench) { player.timeControlStatus == .playing }
    #expect(item.isPlaybackLikelyToKeepUp && !item.isPlaybackBufferEmpty)
    for _ in 0..<400 where stalls == 0 || player.currentTime().seconds < 20 {
      bench.phone.wait(0.2)
      await wait(bench, times: 1) { stalls > 5 }
    }
    let place = player.currentTime()
    #expect(stalls > 0 && place.seconds > 10 && place.seconds < 40)
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    #expect(!item.isPlaybackLikelyToKeepUp && item.isPlaybackBufferEmpty)
    try server.release()
    await wait(bench) { player.timeControlStatus == .playing }
    #expect(player.timeControlStatus == .playing && item.isPlaybackLikelyToKeepUp)
    #expect(player.currentTime() >= place)
    bench.phone.run { player.pause() }
    NotificationCenter.default.removeObserver(observer)
  }

  /// A protocol of a test that serves one film.
  private final class FilmProtocol: URLProtocol {
    nonisolated(unsafe) static var film = Data()

    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "films.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: url.path == "/tea.mov" ? 200 : 404, httpVersion: nil,
          headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Self.film)
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Test("Players.AS6. A protocol of the app serves films as it serves requests of URLSession")
  func servedInProcess() async throws {
    let film = try Film(pictures: 50, seconds: 2)
    FilmProtocol.film = try Data(contentsOf: film.url)
    URLProtocol.registerClass(FilmProtocol.self)
    defer { URLProtocol.unregisterClass(FilmProtocol.self) }
    let bench = FilmBench()
    let players = try ["tea.mov", "none.mov"].map { name in
      let url = try #require(URL(string: "https://films.example/\(name)"))
      return bench.phone.run { AVPlayer(url: url) }
    }
    await wait(bench) { players.allSatisfy { $0.currentItem?.status != .unknown } }
    #expect(players[0].currentItem?.duration == CMTime(value: 2, timescale: 1))
    #expect(players[1].currentItem?.status == .failed)
  }

  @Test("Players.AS2. A server that hangs does not block the app")
  func hanging() throws {
    let film = try Film(pictures: 25, seconds: 1)
    let server = try FilmServer(film)
    let bench = FilmBench()
    let address = try server.address("hang.mov")
    let player = open(bench, address)
    let clock = ContinuousClock()
    let passed = clock.measure {
      bench.phone.run { player.play() }
      bench.phone.wait(1)
      bench.phone.run { player.seek(to: .zero) }
      bench.phone.wait(1)
    }
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && passed < .seconds(10))
  }
}
