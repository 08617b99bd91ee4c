internal import TactusCryptography

/// Returns the identities in a PKCS #12 file (Keychain.KC23).
///
/// - Parameters:
///   - pkcs12_data: The file.
///   - options: The password as `kSecImportExportPassphrase`. No option adds items to the keychain:
///     that is for a Mac.
///   - items: Memory for a dictionary of each identity.
/// - Returns: `errSecSuccess`; `errSecAuthFailed` for another password or a damaged file;
///   `errSecDecode` for other data or a key of another type.
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  let contents: PKCS12Contents
  do {
    contents = try PKCS12Contents(
      der: [UInt8](pkcs12_data), password: options[kSecImportExportPassphrase] as? String ?? "")
  } catch {
    return error == .refused ? errSecAuthFailed : errSecDecode
  }
  let keys = contents.privateKeys.compactMap { SecKey(privateDER: $0) }
  guard keys.count == contents.privateKeys.count else { return errSecDecode }
  let certificates = contents.certificates.map { SecCertificate($0) }
  let identities = keys.compactMap { key in
    certificates.lazy.compactMap { SecIdentityCreate(nil, $0, key) }.first
  }
  let owned = Set(identities.map(\.certificate))
  let others = certificates.filter { !owned.contains($0) }
  let results = identities.map { identity -> [AnyHashable: Any] in
    let trust = SecTrust([identity.certificate] + others, [SecPolicyCreateBasicX509()])
    let chain = SecTrustCopyCertificateChain(trust) ?? [identity.certificate]
    return [
      kSecImportItemIdentity: identity, kSecImportItemTrust: trust, kSecImportItemCertChain: chain,
    ]
  }
  items.pointee = results
  return errSecSuccess
}
