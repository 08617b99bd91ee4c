internal import TactusCrashReports

/// The identity of a peer: that of this app, or of one nearby.
///
/// Each identity is unique, also among those with the same name. An archived one keeps its
/// identity. Step Peers.ID1.
///
/// - Thread: any; all its properties are constants.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identity as it travels.
  let identity: PeerIdentity

  /// The display name.
  open var displayName: String { identity.name }

  /// Creates an identity of this app.
  ///
  /// - Parameter myDisplayName: The name: 1 to 63 bytes in UTF-8; another value traps.
  public init(displayName myDisplayName: String) {
    guard PeerIdentity.isValid(name: myDisplayName) else {
      programmingError(
        "MCPeerID(displayName:) needs a name of 1 to \(PeerIdentity.longestName) bytes in UTF-8",
        exception: "NSInvalidArgumentException")
    }
    identity = PeerIdentity(id: UUID().uuidString, name: myDisplayName)
    super.init()
  }

  /// Creates the identity of another peer.
  init(_ identity: PeerIdentity) {
    self.identity = identity
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object has the same identity.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MCPeerID)?.identity.id == identity.id
  }
  /// The hash of the identity.
  open override var hash: Int { identity.id.hashValue }
  /// A text for debugging.
  open override var description: String { "<MCPeerID: DisplayName = \(displayName)>" }
  /// Returns the peer itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether peers support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a peer; fails if the archive has none.
  public required init?(coder: NSCoder) {
    guard let id = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?,
      let name = coder.decodeObject(of: NSString.self, forKey: "displayName") as String?,
      PeerIdentity(id: id, name: name).isValid
    else { return nil }
    identity = PeerIdentity(id: id, name: name)
    super.init()
  }

  /// Archives the identity.
  open func encode(with coder: NSCoder) {
    coder.encode(identity.id as NSString, forKey: "identifier")
    coder.encode(identity.name as NSString, forKey: "displayName")
  }
}
