/// A message between two peers about their connection.
///
/// The form is ours: Apple's is not public, and no other device is reached.
enum LinkMessage: Codable, Sendable {
  /// The first message of the side that has connected.
  case greeting(Greeting)
  /// The response to a greeting.
  case answer(Answer)
  /// The certificates of a side.
  case proof(Proof)
  /// The certificates of the other side are accepted.
  case accepted
  /// Other members of the session, to which the peer connects.
  case introduction([Member])
  /// A resource begins.
  case resource(number: UInt32, name: String, size: Int64)
  /// A stream begins.
  case stream(number: UInt32, name: String)
  /// A stream or a resource of the sender is complete.
  case end(number: UInt32)
  /// A resource of the sender is canceled.
  case canceled(number: UInt32)
  /// The receiver of a stream accepts more bytes.
  case granted(number: UInt32, count: Int)
  /// The receiver has all of a resource.
  case received(number: UInt32)
  /// The receiver stops a stream or a resource.
  case stopped(number: UInt32)
  /// The sender has left.
  case bye

  /// The first message of the side that has connected.
  struct Greeting: Codable, Sendable {
    /// The wish of the sender.
    enum Purpose: Codable, Sendable {
      /// The receiver is invited into a session.
      case invitation(type: String, context: Data?)
      /// The sender joins the session with a secret.
      case membership(secret: String)
    }

    var purpose: Purpose
    var from: PeerIdentity
    var receiver: String
    /// The public key for this connection.
    var key: Data
    var encryption: Int
  }

  /// The response to a greeting.
  struct Answer: Codable, Sendable {
    var isAccepted: Bool
    /// The public key for this connection.
    var key: Data
    var encryption: Int
  }

  /// The certificates of a side, and its address for other members.
  struct Proof: Codable, Sendable {
    var address: SessionAddress
    /// The certificates in DER, starting with its own.
    var certificates: [Data]
    /// The signature of both first messages.
    var signature: Data?
  }

  /// A member of a session.
  struct Member: Codable, Sendable {
    var identity: PeerIdentity
    var address: SessionAddress
  }
}
