import Foundation
import Synchronization
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// An app in a process of its own, on a phone that listens here.
@Suite struct OtherProcessTests {
  @Test("An app in another process plays on this phone until it ends")
  func sampler() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = try SocketAddress(folder.appending(path: "phone.sock").path)
    let phone = PhoneHost(now: { BootClock.now })
    let listener = try phone.listen(at: place)
    defer { listener.close() }
    phone.run()
    let program = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "HapticSampler")
    let app = try FinishedProcess(
      program.path, ["Examples/Patterns"], environment: ["TACTUS_PHONE": place.path],
      input: Data("1 2 ".utf8))
    #expect(app.status == 0, "\(app.errorText)")
    #expect(app.errorText.isEmpty)
    phone.advance()
    #expect(phone.log.entries.map(\.app) == ["HapticSampler", "HapticSampler"])
    #expect(phone.log.entries.allSatisfy { $0.isPlayed })
  }

  @Test("The end of the phone ends the app's engine, and not the app")
  func phoneGone() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = try SocketAddress(folder.appending(path: "phone.sock").path)
    // The phone answers, and disconnects when the app has created a player.
    let listener = try SocketListener(place) { peer in
      peer.start { [weak peer] event in
        switch event {
        case .message(.hello):
          let capabilities = HapticCapabilities(supportsHaptics: true, supportsAudio: true)
          peer?.send(
            .welcome(version: LinkLimits.version, time: .boot, capabilities: capabilities))
        case .message(.engine(let engine, .start)): peer?.send(.engine(engine, .started))
        case .message(.player): peer?.close()
        default: break
        }
        // The connection is open while it is retained.
        if event == .closed { Self.peers.withLock { $0.removeAll() } }
      }
      Self.peers.withLock { $0.append(peer) }
    }
    defer { listener.close() }
    let program = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "HapticSampler")
    let app = try FinishedProcess(
      program.path, ["Examples/Patterns"], environment: ["TACTUS_PHONE": place.path],
      input: Data("1 2".utf8))
    #expect(app.status == 0, "\(app.errorText)")
    #expect(app.errorText.contains("the engine has stopped: systemError"))
    #expect(app.text.contains("not played: the phone no longer answers"))
  }

  @Test("An app whose phone does not answer ends, and says so")
  func noPhone() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    let program = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "HapticSampler")
    let app = try FinishedProcess(
      program.path, ["Examples/Patterns"],
      environment: ["TACTUS_PHONE": folder.appending(path: "phone.sock").path])
    #expect(app.status == 69)
    #expect(app.errorText.contains("error: no phone answers at '\(folder.path)/phone.sock'"))
    #expect(app.errorText.contains("unset TACTUS_PHONE"))
  }

  private static let peers = Mutex<[SocketPeer]>([])
}
