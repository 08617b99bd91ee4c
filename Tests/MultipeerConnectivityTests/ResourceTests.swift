import MultipeerConnectivity
import TestSupport
import Testing

/// Files that peers send to each other.
@Suite struct ResourceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tactus-peers-\(UUID().uuidString)")

  private func file(_ contents: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("file")
    try Data(contents.utf8).write(to: url)
    return url
  }

  @Test("Peers.RE1, Peers.RE2. A file arrives whole, and both progresses end with its length")
  func sending() async throws {
    let (kettle, cup) = try await Member.pair()
    let contents = String(repeating: "leaf ", count: 100_000)
    let url = try file(contents)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ends = BlockingQueue<MCError.Code?>()
    let progress = try #require(
      kettle.session.sendResource(at: url, withName: "leaves", toPeer: cup.peer) {
        ends.append(($0 as? MCError)?.code)
      })
    #expect(progress.totalUnitCount == 500_000)
    #expect(cup.events.removeFirst() == .began("leaves", bytes: 500_000))
    #expect(cup.events.removeFirst() == .ended("leaves", contents: contents, nil))
    #expect(ends.removeFirst() == nil)
    let received = cup.progresses.removeFirst()
    #expect(received.completedUnitCount == 500_000 && received.isFinished)
    #expect(progress.completedUnitCount == 500_000 && progress.isFinished)
    // The file is removed after the method, which the next call of the delegate shows.
    let place = try #require(cup.places.removeFirst())
    try kettle.session.send(Data("next".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .data("next", from: "Kettle"))
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  /// A web server of the test.
  private final class TeaServer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "tea.test"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Length": "3"])
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("tea".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
      // Everything is sent at once.
    }
  }

  @Test("Peers.RE1. What a web address has is loaded, and then sent")
  func web() async throws {
    URLProtocol.registerClass(TeaServer.self)
    defer { URLProtocol.unregisterClass(TeaServer.self) }
    let (kettle, cup) = try await Member.pair()
    let url = try #require(URL(string: "http://tea.test/tea"))
    let ends = BlockingQueue<NSError?>()
    kettle.session.sendResource(at: url, withName: "tea", toPeer: cup.peer) {
      ends.append($0 as NSError?)
    }
    let mistake = await ends.next()
    try #require(mistake == nil)
    #expect(await cup.events.next() == .began("tea", bytes: 3))
    #expect(await cup.events.next() == .ended("tea", contents: "tea", nil))
  }

  @Test("Peers.RE1. A web address that cannot be loaded is an error, and nothing arrives")
  func refusedWeb() async throws {
    let (kettle, cup) = try await Member.pair()
    let url = try #require(URL(string: "http://cup.test/tea"))
    let ends = BlockingQueue<NSError?>()
    kettle.session.sendResource(at: url, withName: "tea", toPeer: cup.peer) {
      ends.append($0 as NSError?)
    }
    // The network is off in tests.
    let mistake = try #require(await ends.next())
    #expect(mistake.domain == NSURLErrorDomain)
    try kettle.session.send(Data("next".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(await cup.events.next() == .data("next", from: "Kettle"))
  }

  @Test("Peers.RE1. An empty file arrives, too")
  func empty() async throws {
    let (kettle, cup) = try await Member.pair()
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: folder) }
    kettle.session.sendResource(at: url, withName: "nothing", toPeer: cup.peer)
    #expect(cup.events.removeFirst() == .began("nothing", bytes: 0))
    #expect(cup.events.removeFirst() == .ended("nothing", contents: "", nil))
  }

  @Test("Peers.RE1. Nothing is sent of a missing file, a folder, another address, to a stranger")
  func failures() async throws {
    let (kettle, cup) = try await Member.pair()
    let url = try file("tea")
    defer { try? FileManager.default.removeItem(at: folder) }
    let ends = BlockingQueue<Int?>()
    func send(_ url: URL, _ peer: MCPeerID) -> Progress? {
      kettle.session.sendResource(at: url, withName: "x", toPeer: peer) {
        ends.append(($0 as NSError?)?.code)
      }
    }
    #expect(send(url, MCPeerID(displayName: "Spoon")) == nil)
    #expect(ends.removeFirst() == MCError.Code.notConnected.rawValue)
    #expect(send(folder.appendingPathComponent("none"), cup.peer) == nil)
    #expect(ends.removeFirst() != nil)
    #expect(send(folder, cup.peer) == nil)
    #expect(ends.removeFirst() == MCError.Code.unsupported.rawValue)
    #expect(send(try #require(URL(string: "tea:pot")), cup.peer) == nil)
    #expect(ends.removeFirst() == MCError.Code.unsupported.rawValue)
  }

  /// Returns a file that is longer than what sockets take at once.
  private func longFile() throws -> URL {
    let url = try file("")
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 4 << 30)
    try handle.close()
    return url
  }

  @Test("Peers.RE2. The receiver can cancel")
  func receiverCancels() async throws {
    let (kettle, cup) = try await Member.pair()
    let url = try longFile()
    defer { try? FileManager.default.removeItem(at: folder) }
    let ends = BlockingQueue<MCError.Code?>()
    kettle.session.sendResource(at: url, withName: "long", toPeer: cup.peer) {
      ends.append(($0 as? MCError)?.code)
    }
    #expect(cup.events.removeFirst() == .began("long", bytes: 4 << 30))
    cup.progresses.removeFirst().cancel()
    #expect(cup.events.removeFirst() == .ended("long", contents: nil, .cancelled))
    #expect(ends.removeFirst() == .cancelled)
  }

  @Test("Peers.RE2. The sender can cancel, and the connection goes on")
  func senderCancels() async throws {
    let (kettle, cup) = try await Member.pair()
    let url = try longFile()
    defer { try? FileManager.default.removeItem(at: folder) }
    let ends = BlockingQueue<MCError.Code?>()
    let progress = kettle.session.sendResource(at: url, withName: "long", toPeer: cup.peer) {
      ends.append(($0 as? MCError)?.code)
    }
    #expect(cup.events.removeFirst() == .began("long", bytes: 4 << 30))
    progress?.cancel()
    #expect(ends.removeFirst() == .cancelled)
    #expect(cup.events.removeFirst() == .ended("long", contents: nil, .cancelled))
    try kettle.session.send(Data("on".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .data("on", from: "Kettle"))
  }

  @Test("Peers.RE2. A lost connection ends a resource on both sides")
  func lost() async throws {
    let (kettle, cup) = try await Member.pair()
    let url = try longFile()
    defer { try? FileManager.default.removeItem(at: folder) }
    let ends = BlockingQueue<MCError.Code?>()
    kettle.session.sendResource(at: url, withName: "long", toPeer: cup.peer) {
      ends.append(($0 as? MCError)?.code)
    }
    #expect(cup.events.removeFirst() == .began("long", bytes: 4 << 30))
    cup.session.disconnect()
    #expect(cup.events.removeFirst() == .ended("long", contents: nil, .notConnected))
    #expect(cup.events.removeFirst() == .state("Kettle", .notConnected))
    #expect(ends.removeFirst() == .notConnected)
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
  }
}
