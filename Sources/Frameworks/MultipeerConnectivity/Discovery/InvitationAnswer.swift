internal import Synchronization

/// The response to an invitation, which is given once; the invitation is declined if it is released
/// before.
///
/// Step Peers.IN3.
///
/// - Thread: any.
final class InvitationAnswer: Sendable {
  private let link: Mutex<PeerLink?>
  private let greeting: LinkMessage.Greeting
  private let transcript: Data

  init(_ link: PeerLink, _ greeting: LinkMessage.Greeting, _ transcript: Data) {
    self.link = Mutex(link)
    (self.greeting, self.transcript) = (greeting, transcript)
  }

  deinit { give(nil) }

  /// Accepts for a session, or declines without one.
  func give(_ session: MCSession?) {
    let link = link.withLock { link in
      defer { link = nil }
      return link
    }
    guard let link else { return }
    PeerQueue.perform { [greeting, transcript, engine = session?.engine] in
      if let engine {
        engine.join(link, greeting, transcript)
      } else {
        SessionLink.decline(link)
      }
    }
  }
}
