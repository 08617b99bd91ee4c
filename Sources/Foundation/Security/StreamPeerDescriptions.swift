// The objects of a stream that describe its server (Networking.NW37).

extension SecTrust: StreamPeerDescription {
  package static func make(of peer: StreamPeer) -> AnyObject? {
    let certificates = peer.certificates.compactMap { SecCertificateCreateWithData(nil, Data($0)) }
    guard !certificates.isEmpty, certificates.count == peer.certificates.count else { return nil }
    return SecTrust(certificates, [SecPolicyCreateSSL(true, peer.name)])
  }
}

extension SSLContext: StreamPeerDescription {
  package static func make(of peer: StreamPeer) -> AnyObject? {
    SSLContext(peerName: peer.name ?? "", session: peer.session)
  }
}
