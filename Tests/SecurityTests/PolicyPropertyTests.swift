import Security
import Testing

/// The properties of policies and the results of trusts (Keychain.KC25–KC26).
struct PolicyPropertyTests {
  @Test("Keychain.KC25. A policy has an identifier and properties, and can be created of them")
  func policies() throws {
    let policies = [
      SecPolicyCreateBasicX509(), SecPolicyCreateSSL(true, "kettle.test" as CFString?),
      SecPolicyCreateSSL(false, nil as CFString?),
      try #require(SecPolicyCreateRevocation(kSecRevocationOCSPMethod)),
    ]
    for policy in policies {
      let properties = try #require(SecPolicyCopyProperties(policy))
      let identifier = try #require(properties[kSecPolicyOid])
      #expect(SecPolicyCreateWithProperties(identifier, properties) == policy)
    }
    #expect(SecPolicyCopyProperties(policies[1])?[kSecPolicyName] as? String == "kettle.test")
    #expect(SecPolicyCreateWithProperties(kSecPolicyAppleSMIME, nil) == nil)
  }

  @Test("Keychain.KC26. The result of a trust has a date only after an evaluation")
  func result() throws {
    let chain = try [TestCertificates.server, TestCertificates.root].map {
      try #require(TestCertificates.certificate($0))
    }
    var created: SecTrust?
    let host = SecPolicyCreateSSL(true, "kettle.test" as CFString?)
    #expect(SecTrustCreateWithCertificates(chain as CFArray, host, &created) == errSecSuccess)
    let trust = try #require(created)
    #expect(SecTrustSetAnchorCertificates(trust, [chain[1]]) == errSecSuccess)
    let date = Date(timeIntervalSince1970: 1_893_456_000)
    #expect(SecTrustSetVerifyDate(trust, date) == errSecSuccess)
    let before = SecTrustCopyResult(trust)
    #expect(before?[kSecTrustResultValue] as? Int == 0)
    #expect(before?[kSecTrustEvaluationDate] == nil)
    #expect(SecTrustEvaluateWithError(trust, nil))
    let after = SecTrustCopyResult(trust)
    #expect(after?[kSecTrustResultValue] as? Int == 4)
    #expect(after?[kSecTrustEvaluationDate] as? Date == date)
    let trusted = try #require(SecTrustCopyProperties(trust) as? [[AnyHashable: Any]])
    #expect(trusted.count == 2 && trusted[0][kSecPropertyTypeError] == nil)
    #expect(trusted[0][kSecPropertyTypeTitle] as? String == "kettle.test")
    let other = SecPolicyCreateSSL(true, "cup.test" as CFString?)
    #expect(SecTrustSetPolicies(trust, other) == errSecSuccess)
    let failed = try #require(SecTrustCopyProperties(trust) as? [[AnyHashable: Any]])
    #expect(failed.first?[kSecPropertyTypeError] is String)
  }
}
