// The results of TLS.
//
// - Source: the list of results of Secure Transport. Confidence: documented.

/// The peer does not keep to the protocol.
public let errSSLProtocol: OSStatus = -9_800
/// No cipher is common to both sides.
public let errSSLNegotiation: OSStatus = -9_801
/// The peer sent a fatal alert.
public let errSSLFatalAlert: OSStatus = -9_802
/// The call would have to wait.
public let errSSLWouldBlock: OSStatus = -9_803
/// The session is unknown.
public let errSSLSessionNotFound: OSStatus = -9_804
/// The peer ended the connection.
public let errSSLClosedGraceful: OSStatus = -9_805
/// The connection ended because of an error.
public let errSSLClosedAbort: OSStatus = -9_806
/// The chain of certificates is invalid.
public let errSSLXCertChainInvalid: OSStatus = -9_807
/// The format of a certificate is not valid.
public let errSSLBadCert: OSStatus = -9_808
/// A function of cryptography failed.
public let errSSLCrypto: OSStatus = -9_809
/// An internal error.
public let errSSLInternal: OSStatus = -9_810
/// The chain ends with an unknown certificate.
public let errSSLUnknownRootCert: OSStatus = -9_812
/// The chain has no certificate of an authority.
public let errSSLNoRootCert: OSStatus = -9_813
/// A certificate has expired.
public let errSSLCertExpired: OSStatus = -9_814
/// A certificate is not valid yet.
public let errSSLCertNotYetValid: OSStatus = -9_815
/// The connection ended without a message.
public let errSSLClosedNoNotify: OSStatus = -9_816
/// The place for the result is too small.
public let errSSLBufferOverflow: OSStatus = -9_817
/// The cipher is not valid.
public let errSSLBadCipherSuite: OSStatus = -9_818
/// The peer received a message that it did not expect.
public let errSSLPeerUnexpectedMsg: OSStatus = -9_819
/// The peer received a record with a wrong code.
public let errSSLPeerBadRecordMac: OSStatus = -9_820
/// The peer could not decrypt a record.
public let errSSLPeerDecryptionFail: OSStatus = -9_821
/// The peer received a record that is too long.
public let errSSLPeerRecordOverflow: OSStatus = -9_822
/// The peer refused the handshake.
public let errSSLPeerHandshakeFail: OSStatus = -9_824
/// The peer received a certificate that is not valid.
public let errSSLPeerBadCert: OSStatus = -9_825
/// The peer does not support the certificate.
public let errSSLPeerUnsupportedCert: OSStatus = -9_826
/// The certificate has been revoked.
public let errSSLPeerCertRevoked: OSStatus = -9_827
/// The certificate has expired.
public let errSSLPeerCertExpired: OSStatus = -9_828
/// The peer does not know the certificate.
public let errSSLPeerCertUnknown: OSStatus = -9_829
/// The peer received a value that is not valid.
public let errSSLIllegalParam: OSStatus = -9_830
/// The peer does not know the authority.
public let errSSLPeerUnknownCA: OSStatus = -9_831
/// The peer denies access.
public let errSSLPeerAccessDenied: OSStatus = -9_832
/// The peer could not read a message.
public let errSSLPeerDecodeError: OSStatus = -9_833
/// The peer could not verify a message.
public let errSSLPeerDecryptError: OSStatus = -9_834
/// The version of the protocol is not supported.
public let errSSLPeerProtocolVersion: OSStatus = -9_836
/// The ciphers are too weak for the peer.
public let errSSLPeerInsufficientSecurity: OSStatus = -9_837
/// An internal error of the peer.
public let errSSLPeerInternalError: OSStatus = -9_838
/// The user of the peer canceled.
public let errSSLPeerUserCancelled: OSStatus = -9_839
/// The peer does not negotiate again.
public let errSSLPeerNoRenegotiation: OSStatus = -9_840
/// The certificate is for another host.
public let errSSLHostNameMismatch: OSStatus = -9_843
/// The peer refused the connection.
public let errSSLConnectionRefused: OSStatus = -9_844
