import MultipeerConnectivity
import TestSupport

/// A session with a delegate that writes down what happens.
final class Member: NSObject, MCSessionDelegate, @unchecked Sendable {
  /// Something that happened in a session.
  enum Event: Equatable, Sendable {
    case state(String, MCSessionState)
    case data(String, from: String)
    case stream(String, from: String)
    case began(String, bytes: Int64)
    case ended(String, contents: String?, MCError.Code?)
    case certificates(Int?)
  }

  let session: MCSession
  let events = BlockingQueue<Event>()
  let streams = BlockingQueue<Held<InputStream>>()
  let progresses = BlockingQueue<Progress>()
  /// The place of the last received file.
  let places = BlockingQueue<URL?>()
  /// Whether peers are trusted; nil for a delegate that writes nothing down and trusts.
  var judgment: Bool?
  /// Is called first in each method.
  var whenCalled: (() -> Void)?
  var peer: MCPeerID { session.myPeerID }

  init(
    _ name: String, _ encryption: MCEncryptionPreference = .required, identity: [Any]? = nil,
    judgment: Bool? = nil
  ) {
    session = MCSession(
      peer: MCPeerID(displayName: name), securityIdentity: identity,
      encryptionPreference: encryption)
    self.judgment = judgment
    super.init()
    session.delegate = self
  }

  /// Connects this session and another one as apps with their own discovery do.
  func connect(_ other: Member) async throws {
    let (own, others) = (
      try await session.nearbyConnectionData(forPeer: other.peer),
      try await other.session.nearbyConnectionData(forPeer: peer)
    )
    session.connectPeer(other.peer, withNearbyConnectionData: others)
    other.session.connectPeer(peer, withNearbyConnectionData: own)
  }

  /// Returns two connected sessions whose connection is written down no more.
  static func pair(
    _ encryption: MCEncryptionPreference = .required
  ) async throws -> (Member, Member) {
    let (one, other) = (Member("Kettle", encryption), Member("Cup", encryption))
    try await one.connect(other)
    for member in [one, other] {
      _ = (member.events.removeFirst(), member.events.removeFirst())
    }
    return (one, other)
  }

  /// Returns a member that lives as long as the process.
  static func kept(_ name: String) -> Member {
    let member = Member(name)
    _ = Unmanaged.passRetained(member)
    return member
  }

  // MARK: Delegate

  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
    whenCalled?()
    events.append(.state(peerID.displayName, state))
  }

  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
    whenCalled?()
    events.append(.data(String(decoding: data, as: UTF8.self), from: peerID.displayName))
  }

  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID
  ) {
    events.append(.stream(streamName, from: peerID.displayName))
    streams.append(Held(stream))
  }

  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress
  ) {
    events.append(.began(resourceName, bytes: progress.totalUnitCount))
    progresses.append(progress)
  }

  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?
  ) {
    let contents = localURL.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    events.append(.ended(resourceName, contents: contents, (error as? MCError)?.code))
    places.append(localURL)
  }

  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) {
    if judgment != nil { events.append(.certificates(certificate?.count)) }
    certificateHandler(judgment ?? true)
  }
}
