import CFNetwork
import TactusCryptography
import TactusFoundation
import Testing

/// Tests of the authentication of HTTP.
@Suite struct AuthenticationTests {
  private func response(_ fields: String..., status: Int = 401) -> CFHTTPMessage {
    let message = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
    let lines = ["HTTP/1.1 \(status) No"] + fields + ["", ""]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    CFHTTPMessageAppendBytes(message, bytes, bytes.count)
    return message
  }

  private func request(_ path: String = "/dir/index.html") throws -> CFHTTPMessage {
    let url = try #require(URL(string: "http://kettle.example" + path))
    return CFHTTPMessageCreateRequest(nil, "GET", url, kCFHTTPVersion1_1).takeRetainedValue()
  }

  private func field(_ name: String, of message: CFHTTPMessage) -> String? {
    CFHTTPMessageCopyHeaderFieldValue(message, name as CFString)?.takeRetainedValue()
  }

  private func auth(_ response: CFHTTPMessage) -> CFHTTPAuthentication {
    CFHTTPAuthenticationCreateFromResponse(nil, response).takeRetainedValue()
  }

  /// Returns the digest of a text by SHA-256, in hexadecimal digits.
  private func hash(_ text: String) -> String {
    let bytes = Array(text.utf8).withUnsafeBytes { DigestState.digest(.sha256, of: $0) }
    return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("Networking.NW74. The strongest challenge that is supported is answered")
  func challenges() throws {
    let both = auth(
      response("WWW-Authenticate: Basic realm=\"a, b\", Digest realm=\"c\", nonce=\"d\", qop=auth"))
    #expect(CFHTTPAuthenticationCopyMethod(both).takeRetainedValue() == "Digest")
    #expect(CFHTTPAuthenticationCopyRealm(both).takeRetainedValue() == "c")
    let unknown = auth(
      response(
        "WWW-Authenticate: Digest realm=\"c\", nonce=\"d\", algorithm=X",
        "WWW-Authenticate: Basic realm=\"a \\\"b\\\"\""))
    #expect(CFHTTPAuthenticationCopyMethod(unknown).takeRetainedValue() == "Basic")
    #expect(CFHTTPAuthenticationCopyRealm(unknown).takeRetainedValue() == "a \"b\"")
    for token in ["YWJj", "YWI=", "YQ=="] {
      let second = auth(response("WWW-Authenticate: Negotiate \(token), Basic realm=\"a\""))
      #expect(CFHTTPAuthenticationCopyMethod(second).takeRetainedValue() == "Basic")
    }
    var error = CFStreamError()
    for other in [response("WWW-Authenticate: NTLM"), response(), response(status: 200)] {
      let auth = auth(other)
      #expect(!CFHTTPAuthenticationIsValid(auth, &error))
      #expect(error.domain == Int(kCFStreamErrorDomainHTTP) && error.error == -1_000)
      #expect(!CFHTTPAuthenticationAppliesToRequest(auth, try request()))
    }
    #expect(CFHTTPAuthenticationIsValid(both, nil))
    #expect(CFHTTPAuthenticationRequiresUserNameAndPassword(both))
  }

  @Test("Networking.NW75. The scheme Basic sends the name and the password")
  func basic() throws {
    let auth = auth(response("Proxy-Authenticate: Basic realm=\"a\"", status: 407))
    let message = try request()
    var error = CFStreamError()
    #expect(!CFHTTPMessageApplyCredentials(message, auth, "a:b", "c", &error))
    #expect(error.error == -1_001)
    #expect(!CFHTTPMessageApplyCredentials(message, auth, "a", nil, &error))
    #expect(error.error == -1_002)
    let values: CFDictionary = [
      kCFHTTPAuthenticationUsername: "Aladdin", kCFHTTPAuthenticationPassword: "open sesame",
    ]
    #expect(CFHTTPMessageApplyCredentialDictionary(message, auth, values, nil))
    let answer = "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
    #expect(field("Proxy-Authorization", of: message) == answer)
    let early = try request()
    #expect(CFHTTPMessageAddAuthentication(early, nil, "Aladdin", "open sesame", nil, false))
    #expect(field("Authorization", of: early) == answer)
    #expect(!CFHTTPMessageAddAuthentication(early, nil, "a:b", "c", nil, false))
    let other = response("WWW-Authenticate: Basic realm=\"a\"")
    #expect(!CFHTTPMessageAddAuthentication(early, other, "a:b", "c", nil, false))
    #expect(field("Authorization", of: early) == answer)
  }

  @Test("Networking.NW75. The scheme that the app names is answered, if the response asks for it")
  func namedScheme() throws {
    let both = response("WWW-Authenticate: Basic realm=\"a\", Digest realm=\"a\", nonce=\"n\"")
    let message = try request()
    let basic = kCFHTTPAuthenticationSchemeBasic
    #expect(CFHTTPMessageAddAuthentication(message, both, "u", "p", basic, false))
    #expect(field("Authorization", of: message)?.hasPrefix("Basic ") == true)
    #expect(CFHTTPMessageAddAuthentication(message, both, "u", "p", nil, false))
    #expect(field("Authorization", of: message)?.hasPrefix("Digest ") == true)
    let ntlm = kCFHTTPAuthenticationSchemeNTLM
    #expect(!CFHTTPMessageAddAuthentication(message, both, "u", "p", ntlm, false))
    #expect(!CFHTTPMessageAddAuthentication(message, both, "u", "p", basic, true))
  }

  @Test("Networking.NW75. The scheme Digest without a quality sends the digest of RFC 2069")
  func oldDigest() throws {
    let auth = auth(
      response(
        "WWW-Authenticate: Digest realm=\"testrealm@host.com\", "
          + "nonce=\"dcd98b7102dd2f0e8b11d0f600bfb0c093\", opaque=\"5ccc069c\", "
          + "domain=\"/dir http://kettle.example/b\""))
    let message = try request()
    #expect(CFHTTPMessageApplyCredentials(message, auth, "Mufasa", "CircleOfLife", nil))
    // The response is that of the example in RFC 2069, with its errata.
    #expect(
      field("Authorization", of: message)
        == "Digest username=\"Mufasa\", realm=\"testrealm@host.com\", "
        + "nonce=\"dcd98b7102dd2f0e8b11d0f600bfb0c093\", uri=\"/dir/index.html\", "
        + "response=\"1949323746fe6a43ef61f9606e7febea\", opaque=\"5ccc069c\"")
    let domains = CFHTTPAuthenticationCopyDomains(auth).takeRetainedValue() as [AnyObject]
    #expect(domains.count == 2)
  }

  @Test("Networking.NW75. A session without a quality sends its nonce, and names no quality")
  func sessionDigest() throws {
    let auth = auth(
      response("WWW-Authenticate: Digest realm=\"a\", nonce=\"n\", algorithm=SHA-256-sess"))
    let message = try request("/tea")
    #expect(CFHTTPMessageApplyCredentials(message, auth, "u", "p", nil))
    let answer = try #require(field("Authorization", of: message))
    let nonce = try #require(answer.firstMatch(of: /cnonce="(\w+)"/)).output.1
    let expected = hash(hash(hash("u:a:p") + ":n:\(nonce)") + ":n:" + hash("GET:/tea"))
    #expect(answer.contains("response=\"\(expected)\""))
    #expect(!answer.contains("qop=") && !answer.contains("nc="))
  }

  @Test("Networking.NW75. The scheme Digest counts the requests of a nonce")
  func digest() throws {
    let auth = auth(
      response(
        "WWW-Authenticate: Digest realm=\"a\", nonce=\"n\", qop=\"auth-int, auth\", "
          + "algorithm=SHA-256"))
    var nonces: Set<String> = []
    for count in ["00000001", "00000002"] {
      let message = try request("/tea?hot=1")
      #expect(CFHTTPMessageApplyCredentials(message, auth, "u", "p", nil))
      let answer = try #require(field("Authorization", of: message))
      let nonce = try #require(answer.firstMatch(of: /cnonce="(\w+)"/)).output.1
      nonces.insert(String(nonce))
      let expected = hash(
        hash("u:a:p") + ":n:\(count):\(nonce):auth:" + hash("GET:/tea?hot=1"))
      #expect(answer.contains("response=\"\(expected)\"") && answer.contains("nc=\(count)"))
      #expect(answer.contains("algorithm=SHA-256") && answer.contains("qop=auth,"))
    }
    #expect(nonces.count == 2)
  }
}
