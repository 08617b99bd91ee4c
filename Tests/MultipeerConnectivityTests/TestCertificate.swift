import MultipeerConnectivity
import Security

/// A certificate of its own for kettle.example, with its key, for tests only.
enum TestCertificate {
  static let certificate: SecCertificate = {
    guard let certificate = SecCertificateCreateWithData(nil, bytes(certificateText) as CFData)
    else { fatalError("the certificate can be read") }
    return certificate
  }()

  /// The identity of the certificate and its key.
  static let identity: SecIdentity = {
    let attributes: CFDictionary = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
    ]
    guard let key = SecKeyCreateWithData(bytes(keyText) as CFData, attributes, nil),
      let identity = SecIdentityCreate(nil, certificate, key)
    else { fatalError("the key can be read") }
    return identity
  }()

  private static func bytes(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }

  private static let certificateText = """
    MIIBiTCCAS+gAwIBAgIUOTtnwPcF+ZEF1Qq4YtHbP6NcY9AwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOa2V0dGxlLm\
    V4YW1wbGUwIBcNMjYxMTI5MDgzMzA3WhgPMjEyNjExMDUwODMzMDdaMBkxFzAVBgNVBAMMDmtldHRsZS5leGFtcGxl\
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEA9f49OxWaJpJSgtGCXG1H8w7JK7N0+AXxW6LUJQ0DgM2gTDIrcv+SE\
    WZy0VwCl8OvJWBR6UHPE3Zu8Bs2e2lY6NTMFEwHQYDVR0OBBYEFGDxjlsaiRcA8zzsZzrCdvPkmYBPMB8GA1UdIwQY\
    MBaAFGDxjlsaiRcA8zzsZzrCdvPkmYBPMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgBARKyWfOOC\
    0W0LAhwRtjYk8QTvFl4/UXxKADo6Ru8OYCIQDcjzE9lP7rXo9Gvd239Zp70K3ael7ah78IWuL0aRPK7g==
    """

  /// The public and the private key in X9.63.
  private static let keyText = """
    BAPX+PTsVmiaSUoLRglxtR/MOySuzdPgF8Vui1CUNA4DNoEwyK3L/khFmctFcApfDryVgUelBzxN2bvAbNntpWM9/e\
    pmGiMotGb86bWiC9jslYbObVzMOh+tBSYk+4USRg==
    """
}
