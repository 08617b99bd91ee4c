import Security
import TactusFoundation
import TactusTLS
import TestSupport
import Testing

/// Tests of the streams of sockets with TLS.
@Suite struct SecureStreamTests {
  private let unchecked: [CFString: Any] = [
    kCFStreamSSLValidatesCertificateChain: kCFBooleanFalse as Any
  ]

  @Test("Networking.NW37. The bytes are encrypted, and the certificate is judged by the system")
  func untrusted() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.report()
    #expect(
      pair.input.setProperty(
        StreamSocketSecurityLevel.negotiatedSSL.rawValue, forKey: .socketSecurityLevelKey))
    #expect(
      pair.output.property(forKey: .socketSecurityLevelKey) as? String
        == kCFStreamSocketSecurityLevelNegotiatedSSL)
    pair.open()
    let failure = try server.accept().secure()
    #expect(failure == .alert(42) || failure == .alert(48))
    #expect(pair.inputEvents.next() == .errorOccurred)
    let error = try #require(pair.input.streamError) as NSError
    #expect(error.domain == NSOSStatusErrorDomain && error.code == Int(errSSLXCertChainInvalid))
  }

  @Test("Networking.NW37. Without the judgment the app gets the trust, and judges by itself")
  func trust() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.report()
    let settings: [CFString: Any] = [
      kCFStreamSSLValidatesCertificateChain: false, kCFStreamSSLPeerName: "kettle.example",
      kCFStreamSSLLevel: kCFStreamSocketSecurityLevelNegotiatedSSL,
    ]
    #expect(pair.set(settings, kCFStreamPropertySSLSettings))
    pair.open()
    let peer = server.accept()
    #expect(try peer.secure() == nil)
    #expect(peer.serverName == "kettle.example")
    #expect(pair.inputEvents.next() == .openCompleted)
    let trust =
      pair.output.property(forKey: Stream.PropertyKey(kCFStreamPropertySSLPeerTrust)) as! SecTrust?
    let judged = try #require(trust)
    #expect(SecTrustGetCertificateAtIndex(judged, 0) == TestIdentity.certificate)
    #expect(!SecTrustEvaluateWithError(judged, nil))
    _ = SecTrustSetAnchorCertificates(judged, [TestIdentity.certificate] as CFArray)
    #expect(SecTrustEvaluateWithError(judged, nil))
    let key = CFStreamPropertyKey(rawValue: kCFStreamPropertySSLContext)
    let context = CFWriteStreamCopyProperty(pair.output, key) as! SSLContext?
    var (name, length) = ([CChar](repeating: 0, count: 64), 0)
    SSLGetPeerDomainNameLength(try #require(context), &length)
    #expect(length == 14)
    #expect(SSLGetPeerDomainName(try #require(context), &name, &length) == errSecSuccess)
    #expect(name.prefix(length).elementsEqual("kettle.example".utf8.map { CChar($0) }))
    length = 3
    #expect(
      SSLGetPeerDomainName(try #require(context), &name, &length) == errSSLBufferOverflow)
    pair.write("tea")
    #expect(peer.read(3) == "tea")
    try peer.write("milk")
    #expect(pair.read(4) == "milk")
    peer.close()
    #expect(pair.read(1).isEmpty && pair.input.streamStatus == .atEnd)
  }

  @Test("Networking.NW37. The app chooses the ciphers before the handshake")
  func ciphers() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    let key = CFStreamPropertyKey(rawValue: kCFStreamPropertySSLContext)
    #expect(CFReadStreamCopyProperty(pair.input, key) == nil)
    var settings = [NSObject: NSObject]()
    settings[kCFStreamSSLValidatesCertificateChain] = NSNumber(value: false)
    settings[kCFStreamSSLPeerName] = "kettle.example" as NSString
    #expect(settings[kCFStreamSSLPeerName] == "kettle.example" as NSString)
    #expect(pair.input.setProperty(settings, forKey: .init(kCFStreamPropertySSLSettings)))
    let context = try #require(CFReadStreamCopyProperty(pair.input, key) as! SSLContext?)
    var (count, cipher): (Int, SSLCipherSuite) = (0, 0)
    SSLGetNumberSupportedCiphers(context, &count)
    #expect(count > 10)
    var supported = [SSLCipherSuite](repeating: 0, count: count)
    #expect(SSLGetSupportedCiphers(context, &supported, &count) == errSecSuccess)
    #expect(supported.contains(TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384))
    #expect(SSLGetEnabledCiphers(context, &supported, &count) == errSecSuccess)
    #expect(SSLSetEnabledCiphers(context, [0xFFFF], 1) == errSSLBadCipherSuite)
    let wanted = [
      TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, 0xFFFF,
    ]
    #expect(SSLSetEnabledCiphers(context, wanted, wanted.count) == errSecSuccess)
    SSLGetNumberEnabledCiphers(context, &count)
    #expect(count == 2)
    count = 1
    #expect(SSLGetEnabledCiphers(context, &supported, &count) == errSSLBufferOverflow)
    #expect(SSLGetNegotiatedCipher(context, &cipher) == errSecBadReq)
    pair.report()
    pair.open()
    let peer = server.accept()
    #expect(try peer.secure() == nil)
    #expect(pair.inputEvents.next() == .openCompleted)
    #expect(SSLGetNegotiatedCipher(context, &cipher) == errSecSuccess)
    #expect(wanted.prefix(2).contains(cipher))
    #expect(SSLSetEnabledCiphers(context, wanted, wanted.count) == errSecBadReq)
    peer.close()
  }

  @Test("Networking.NW37. TLS can begin on open streams, after the bytes written before")
  func upgrading() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.open()
    let peer = server.accept()
    pair.write("STARTTLS")
    #expect(peer.read(8) == "STARTTLS")
    #expect(pair.input.property(forKey: Stream.PropertyKey(kCFStreamPropertySSLPeerTrust)) == nil)
    #expect(pair.set(unchecked, kCFStreamPropertySSLSettings))
    pair.write("tea")
    #expect(try peer.secure() == nil)
    #expect(peer.read(3) == "tea")
    let text = String(repeating: "kettle ", count: 100_000)
    pair.write(text)
    #expect(peer.read(text.utf8.count) == text)
    pair.input.close()
    pair.output.close()
    #expect(peer.readToEnd() > 0)
  }

  @Test("Networking.NW37. Settings without support are refused")
  func settings() throws {
    let pair = try StreamPair(port: 9)
    let input = pair.input
    #expect(
      !input.setProperty(StreamSocketSecurityLevel.ssLv3, forKey: .socketSecurityLevelKey))
    #expect(input.setProperty(StreamSocketSecurityLevel.tlSv1, forKey: .socketSecurityLevelKey))
    #expect(input.setProperty(StreamSocketSecurityLevel.none, forKey: .socketSecurityLevelKey))
    for settings in [
      [kCFStreamSSLIsServer: true], [kCFStreamSSLCertificates: [Any]()],
      [kCFStreamSSLLevel: kCFStreamSocketSecurityLevelSSLv2],
    ] as [[CFString: Any]] {
      #expect(!pair.set(settings, kCFStreamPropertySSLSettings), "\(settings)")
    }
    #expect(!input.setProperty(StreamNetworkServiceTypeValue.voIP, forKey: .networkServiceType))
    #expect(!input.setProperty("tea", forKey: Stream.PropertyKey("kettle")))
    let key = Stream.PropertyKey(kCFStreamPropertySSLSettings)
    #expect(input.property(forKey: key) == nil)
    #expect(pair.set(unchecked, kCFStreamPropertySSLSettings))
    #expect((input.property(forKey: key) as? [String: Any])?.count == 1)
    #expect(
      CFReadStreamSetProperty(
        input, CFStreamPropertyKey(kCFStreamPropertyShouldCloseNativeSocket), kCFBooleanTrue))
  }

  @Test("Networking.NW38. Failures of the handshake have the results of Secure Transport")
  func failures() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.report()
    #expect(pair.set(unchecked, kCFStreamPropertySSLSettings))
    pair.open()
    let peer = server.accept()
    try peer.write("This is not TLS.")
    #expect(pair.inputEvents.next() == .errorOccurred)
    #expect(
      (pair.input.streamError as NSError?)?.code == Int(errSSLPeerProtocolVersion))
    let silent = try StreamPair(port: server.port)
    silent.report()
    #expect(silent.set(unchecked, kCFStreamPropertySSLSettings))
    silent.open()
    let other = server.accept()
    // A peer that has not read everything would reset the connection.
    #expect(!other.read(1).isEmpty)
    other.close()
    #expect(silent.inputEvents.next() == .errorOccurred)
    let error = try #require(silent.output.streamError) as NSError
    #expect(error.domain == NSOSStatusErrorDomain || error.domain == NSPOSIXErrorDomain)
  }
}
