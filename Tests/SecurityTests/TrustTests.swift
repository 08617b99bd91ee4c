import Security
import Testing

/// Certificates and the trust in them (Keychain.KC12–KC15, Keychain.KC19).
struct TrustTests {
  /// The beginning of 2030.
  private let date = Date(timeIntervalSince1970: 1_893_456_000)

  private func certificate(_ text: String) throws -> SecCertificate {
    try #require(TestCertificates.certificate(text))
  }

  /// Returns a trust in the server, with the root as the only anchor unless another is given.
  private func trust(
    _ policy: SecPolicy, anchor: String = TestCertificates.root, date: Date? = nil
  ) throws -> SecTrust {
    var trust: SecTrust?
    let chain = [try certificate(TestCertificates.server), try certificate(TestCertificates.root)]
    #expect(SecTrustCreateWithCertificates(chain as CFArray, policy, &trust) == errSecSuccess)
    let new = try #require(trust)
    #expect(SecTrustSetAnchorCertificates(new, [try certificate(anchor)]) == errSecSuccess)
    #expect(SecTrustSetVerifyDate(new, date ?? self.date) == errSecSuccess)
    return new
  }

  @Test("Keychain.KC19. There is no trust of a server, and a credential for one is empty")
  func serverTrust() throws {
    for method in [NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodHTTPBasic] {
      let space = URLProtectionSpace(
        host: "kettle.example", port: 443, protocol: "https", realm: nil,
        authenticationMethod: method)
      #expect(space.serverTrust == nil)
    }
    let credential = URLCredential(trust: try trust(SecPolicyCreateBasicX509()))
    #expect(credential.user?.isEmpty != false && credential.password?.isEmpty != false)
    #expect(credential.persistence == .none)
  }

  /// Returns the code of the error of an evaluation; `nil` for none.
  private func code(_ trust: SecTrust) -> OSStatus? {
    var error: CFError?
    return SecTrustEvaluateWithError(trust, &error)
      ? nil : OSStatus(error.map { CFErrorGetCode($0) } ?? 0)
  }

  @Test("Keychain.KC12. A certificate has its data, summary, addresses, number and key")
  func contents() throws {
    let server = try certificate(TestCertificates.server)
    #expect(SecCertificateCopySubjectSummary(server) as String? == "kettle.test")
    var name: CFString?
    #expect(SecCertificateCopyCommonName(server, &name) == errSecSuccess)
    #expect(name as String? == "kettle.test")
    var addresses: CFArray?
    #expect(SecCertificateCopyEmailAddresses(server, &addresses) == errSecSuccess)
    #expect(addresses as? [String] == ["anna@kettle.test"])
    #expect(SecCertificateCopySerialNumberData(server, nil) as Data? == Data([0x2A]))
    let brewing = try certificate(TestCertificates.brewing)
    #expect(SecCertificateCopySubjectSummary(brewing) as String? == "Brewing")
    let keys = [server, brewing].compactMap { SecCertificateCopyKey($0) }
    #expect(keys.map { SecKeyGetBlockSize($0) } == [32, 128])
    let data = SecCertificateCopyData(server)
    #expect(SecCertificateCreateWithData(nil, data) == server)
    #expect(SecCertificateCreateWithData(nil, (data as Data) + Data([0]) as CFData) == nil)
    #expect(SecCertificateCreateWithData(nil, Data("tea".utf8) as CFData) == nil)
  }

  @Test(
    "Keychain.KC13. A server is trusted for its names and addresses",
    arguments: [
      ("kettle.test", true), ("KETTLE.test", true), ("red.cups.test", true), ("192.0.2.7", true),
      ("cups.test", false), ("a.red.cups.test", false), ("192.0.2.8", false), ("pot.test", false),
    ])
  func names(host: String, isTrusted: Bool) throws {
    let trust = try trust(SecPolicyCreateSSL(true, host as CFString))
    #expect(code(trust) == (isTrusted ? nil : errSecHostNameMismatch))
    var result = SecTrustResultType.invalid
    #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess)
    #expect(result == (isTrusted ? .unspecified : .recoverableTrustFailure))
  }

  @Test("Keychain.KC13. A certificate is trusted for its use, its time and by its anchors")
  func conditions() throws {
    let basic = SecPolicyCreateBasicX509()
    #expect(code(try trust(basic)) == nil)
    #expect(code(try trust(SecPolicyCreateSSL(false, nil))) == errSecInvalidExtendedKeyUsage)
    let (early, late) = (Date(timeIntervalSince1970: 0), date.addingTimeInterval(3e8))
    #expect(code(try trust(basic, date: early)) == errSecCertificateNotValidYet)
    #expect(code(try trust(basic, date: late)) == errSecCertificateExpired)
    #expect(code(try trust(basic, anchor: TestCertificates.brewing)) == errSecNotTrusted)
    #expect(code(try trust(basic, anchor: TestCertificates.server)) == nil)
  }

  @Test("Keychain.KC13. New policies and anchors apply to the next evaluation")
  func changes() throws {
    let trust = try trust(SecPolicyCreateSSL(true, "pot.test" as CFString))
    #expect(code(trust) == errSecHostNameMismatch)
    let both = [SecPolicyCreateBasicX509(), SecPolicyCreateSSL(true, "kettle.test" as CFString)]
    #expect(SecTrustSetPolicies(trust, both as CFArray) == errSecSuccess)
    var result = SecTrustResultType.proceed
    #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess)
    #expect(result == .invalid)
    #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
    #expect(result == .unspecified)
    #expect(SecTrustSetAnchorCertificates(trust, [] as CFArray) == errSecSuccess)
    #expect(code(trust) == errSecNotTrusted)
    #expect(SecTrustSetPolicies(trust, "basic") == errSecParam)
  }

  @Test("Keychain.KC14. Revocation is not looked up, and a required confirmation is missing")
  func revocation() throws {
    let trust = try trust(SecPolicyCreateBasicX509())
    let lenient = try #require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))
    #expect(SecTrustSetPolicies(trust, lenient) == errSecSuccess)
    #expect(code(trust) == nil)
    let strict = try #require(SecPolicyCreateRevocation(kSecRevocationRequirePositiveResponse))
    #expect(SecTrustSetPolicies(trust, strict) == errSecSuccess)
    #expect(code(trust) == errSecNotTrusted)
  }

  @Test("Keychain.KC15. The chain goes from the certificate to its anchor")
  func chain() throws {
    let trust = try trust(SecPolicyCreateBasicX509())
    let chain = try #require(SecTrustCopyCertificateChain(trust) as? [SecCertificate])
    let names = chain.map { SecCertificateCopySubjectSummary($0) as String? }
    #expect(names == ["kettle.test", "Kettle Root"])
    #expect(SecTrustGetCertificateCount(trust) == 2)
    #expect(SecTrustGetCertificateAtIndex(trust, 1) == chain[1])
    #expect(SecTrustGetCertificateAtIndex(trust, 2) == nil)
    #expect(SecTrustCopyKey(trust) == SecCertificateCopyKey(chain[0]))
    var none: SecTrust?
    #expect(SecTrustCreateWithCertificates([] as CFArray, nil, &none) == errSecParam)
  }

  private func result(_ trust: SecTrust) -> SecTrustResultType {
    var result = SecTrustResultType.invalid
    #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess)
    return result
  }

  @Test("Keychain.KC27. Exceptions allow the failure of one certificate")
  func exceptions() throws {
    let policy = SecPolicyCreateSSL(true, "pot.test" as CFString)
    let trust = try trust(policy)
    let exceptions = try #require(SecTrustCopyExceptions(trust))
    #expect(result(trust) == .recoverableTrustFailure)
    #expect(SecTrustSetExceptions(trust, exceptions))
    // The next evaluation allows the failure.
    #expect(result(trust) == .invalid)
    #expect(code(trust) == nil && result(trust) == .proceed)
    let again = try #require(SecTrustCopyExceptions(trust))
    let other = try self.trust(policy)
    #expect(SecTrustSetExceptions(other, again))
    #expect(code(other) == nil && result(other) == .proceed)
    // Another failure is not allowed.
    #expect(SecTrustSetAnchorCertificates(other, [] as CFArray) == errSecSuccess)
    #expect(code(other) == errSecNotTrusted && result(other) == .recoverableTrustFailure)
    #expect(SecTrustSetExceptions(trust, nil))
    #expect(code(trust) == errSecHostNameMismatch)
    #expect(!SecTrustSetExceptions(trust, Data("tea".utf8) as CFData))
    let root = try #require(TestCertificates.certificate(TestCertificates.root))
    var stranger: SecTrust?
    #expect(SecTrustCreateWithCertificates(root, nil, &stranger) == errSecSuccess)
    #expect(!SecTrustSetExceptions(try #require(stranger), exceptions))
  }

  @Test("Keychain.KC13. A trust is evaluated on a queue", arguments: ["kettle.test", "pot.test"])
  func queue(host: String) async throws {
    let trust = try trust(SecPolicyCreateSSL(true, host as CFString))
    let queue = DispatchQueue(label: "example.trust")
    let found: SecTrustResultType = await withCheckedContinuation { done in
      let status = SecTrustEvaluateAsync(trust, queue) { same, result in
        dispatchPrecondition(condition: .onQueue(queue))
        #expect(same === trust)
        done.resume(returning: result)
      }
      #expect(status == errSecSuccess)
    }
    #expect(found == (host == "pot.test" ? .recoverableTrustFailure : .unspecified))
  }
}
