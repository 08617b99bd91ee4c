import Foundation
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Tests with real sockets in a temporary folder.
@Suite(.timeLimit(.minutes(10))) final class SocketTests {
  private let folder: String
  private let address: SocketAddress

  init() throws {
    folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    address = try .default(runtimeFolder: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("Messages go both ways, in order")
  func bothWays() throws {
    let heard = Mailbox<SocketPeer.Event>()
    let peers = Mailbox<SocketPeer>()
    let listener = try SocketListener(address) { peer in
      peer.start { event in
        if event != .allRead { heard.put(event) }
      }
      peers.put(peer)
    }
    let answers = Mailbox<PhoneMessage?>()
    let app = try SocketConnection(address, receive: answers.put)
    for message in WireTests.appMessages { app.send(message) }
    let count = WireTests.appMessages.count
    #expect(heard.first(count) == WireTests.appMessages.map { .message($0) })
    let peer = try #require(peers.first(1).first)
    peer.send(WireTests.phoneMessages[0])
    peer.close()
    #expect(answers.first(2) == [WireTests.phoneMessages[0], nil])
    listener.close()
  }

  @Test("`allRead` follows the messages that have arrived, and never a part of one")
  func allRead() throws {
    let heard = Mailbox<SocketPeer.Event>()
    let listener = try SocketListener(address) { $0.start(heard.put) }
    let raw = try RawSocket(address.path)
    let message = AppMessage.prepare(generator: GeneratorID(1))
    let frame = try WireEncoder.frame(message)
    raw.write(Array(frame.prefix(5)))
    raw.write(Array(frame.dropFirst(5)) + frame + frame.prefix(3))
    #expect(heard.first(3) == [.message(message), .message(message), .allRead])
    raw.close()
    #expect(heard.first(4).last == .closed)
    listener.close()
  }

  @Test("An app's clock follows a phone that was stopped, and not one whose message is merely late")
  func clock() throws {
    let peers = Mailbox<SocketPeer>()
    let listener = try SocketListener(address) { peer in
      peer.start { _ in }
      peers.put(peer)
    }
    let answers = Mailbox<PhoneMessage?>()
    let app = try SocketConnection(address, receive: answers.put)
    let peer = try #require(peers.first(1).first)
    func lag() -> Double { app.now.duration(to: BootClock.now) / .seconds(1) }
    #expect(abs(lag()) < 0.1)
    peer.send(.turn(BootClock.now.advanced(by: .seconds(-10))))
    _ = answers.first(1)
    let stopped = lag()
    #expect(abs(stopped - 10) < 0.2)
    peer.send(.turn(BootClock.now.advanced(by: .milliseconds(-10_020))))
    _ = answers.first(2)
    #expect(abs(lag() - stopped) < 0.01)
    app.close()
    listener.close()
  }

  @Test(
    "A disconnection is reported once, at whichever byte it happens",
    arguments: [0, 3, 9])
  func death(bytes: Int) throws {
    let heard = Mailbox<SocketPeer.Event>()
    let peers = Mailbox<SocketPeer>()
    let listener = try SocketListener(address) { peer in
      peer.start { event in
        if event != .allRead { heard.put(event) }
      }
      peers.put(peer)
    }
    let raw = try RawSocket(address.path)
    let frame = try WireEncoder.frame(AppMessage.prepare(generator: GeneratorID(1)))
    raw.write(Array(frame.prefix(bytes)))
    raw.close()
    #expect(heard.first(1) == [.closed])
    listener.close()
  }

  @Test("FeedbackGenerators.L6. Apps that are refused leave no open socket behind")
  func refusals() throws {
    let listener = try SocketListener(address) { _ in }
    // The sockets of this process that have the listener's path: that of the listener alone. Other
    // processes that are just being started may have copies for a moment.
    func count() throws -> Int {
      let inodes = Set(
        try String(contentsOfFile: "/proc/net/unix", encoding: .utf8).split(separator: "\n")
          .filter { $0.hasSuffix(address.path) }.map { "socket:[\($0.split(separator: " ")[6])]" })
      let files = FileManager.default
      return try files.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
        (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)"))
          .map(inodes.contains) == true
      }
    }
    for _ in 0..<20 {
      let answers = Mailbox<PhoneMessage?>()
      let app = try SocketConnection(address, receive: answers.put)
      #expect(answers.first(1) == [nil])
      app.close()
    }
    // Each side closes its end on a thread of its own.
    for _ in 0..<1_000 where try count() != 1 { usleep(10_000) }
    #expect(try count() == 1)
    listener.close()
  }

  @Test("Garbage ends the connection that it came on, and no other")
  func garbage() throws {
    let heard = Mailbox<SocketPeer.Event>()
    let peers = Mailbox<SocketPeer>()
    let listener = try SocketListener(address) { peer in
      peer.start { event in
        if event != .allRead { heard.put(event) }
      }
      peers.put(peer)
    }
    let raw = try RawSocket(address.path)
    raw.write([0, 0, 0, 1, 0x78])
    #expect(heard.first(2) == [.violated(.malformed), .closed])
    let app = try SocketConnection(address) { _ in }
    app.send(.prepare(generator: GeneratorID(1)))
    #expect(heard.first(3).last == .message(.prepare(generator: GeneratorID(1))))
    raw.close()
    listener.close()
  }

  @Test("Only the user can read and write the socket, and enter its folder")
  func modes() throws {
    let listener = try SocketListener(address) { _ in }
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(address.path) == 0o600)
    #expect(try mode("\(folder)/tactus") == 0o700)
    listener.close()
    #expect(!FileManager.default.fileExists(atPath: address.path))
  }

  @Test("A folder that others can enter is rejected")
  func openFolder() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/tactus", withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755])
    #expect(throws: LinkError.self) { try SocketListener(address) { _ in } }
  }

  @Test("A second phone is rejected; the socket of one that ended is replaced")
  func secondPhone() throws {
    let first = try SocketListener(address) { _ in }
    #expect(
      throws: LinkError.refused(call: "bind", reason: "another phone is already listening there")
    ) {
      try SocketListener(address) { _ in }
    }
    first.close()
    // A socket file without anybody behind it, as a phone that was killed leaves it.
    try RawSocket.leaveBehind(address.path)
    let second = try SocketListener(address) { _ in }
    second.close()
  }

  @Test("Without a phone the connection fails with an error")
  func noPhone() {
    #expect(throws: LinkError.self) { try SocketConnection(address) { _ in } }
  }

  @Test("A path must be absolute and within the system's limit")
  func paths() throws {
    let longest = "/" + String(repeating: "x", count: SocketAddress.maximumPathLength - 1)
    #expect(try SocketAddress(longest).path == longest)
    #expect(throws: LinkError.self) { try SocketAddress(longest + "x") }
    #expect(throws: LinkError.self) { try SocketAddress("phone.sock") }
    #expect(throws: LinkError.self) { try SocketAddress.default(runtimeFolder: nil) }
  }
}
