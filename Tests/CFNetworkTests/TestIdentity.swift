import Security
import TactusTLS

/// A certificate of its own for kettle.example and 127.0.0.1, with its key, for tests only.
enum TestIdentity {
  static let identity = TLSConfiguration.ServerCertificate(
    certificate: bytes(certificateText), key: bytes(keyText))

  static let certificate: SecCertificate = {
    guard
      let certificate = SecCertificateCreateWithData(nil, Data(bytes(certificateText)) as CFData)
    else { fatalError("the certificate can be read") }
    return certificate
  }()

  private static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text) ?? Data())
  }

  private static let certificateText = """
    MIIBqjCCAVCgAwIBAgIUdYZoar5U6DmlQyImjxUxSAN7dNUwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOa2V0dGxlLm\
    V4YW1wbGUwIBcNMjYxMTI1MTM0MzA2WhgPMjEyNjExMDExMzQzMDZaMBkxFzAVBgNVBAMMDmtldHRsZS5leGFtcGxl\
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEmf1/JHpxC437sHAWK54HPs3uxCdffUB84U59Ork3NwEqpp0xGER6xk\
    PCWxYAOuKO5PfjGok8xIF1J3XP9dXjdqN0MHIwHQYDVR0OBBYEFHNeNvfxKSMatPMwp6M5pFlnQEzBMB8GA1UdIwQY\
    MBaAFHNeNvfxKSMatPMwp6M5pFlnQEzBMA8GA1UdEwEB/wQFMAMBAf8wHwYDVR0RBBgwFoIOa2V0dGxlLmV4YW1wbG\
    WHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIhAPJwDKc/n6vVvxWCsEpi7O2xsE4LOS7u4ROVBJ7v+gTAAiBs6XDBwQ29\
    k4bXiH+DYn9mbd5Z2aRF42YyEwXU7Fn+xw==
    """

  private static let keyText = """
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgN4urhOrd/Dmr9DlDs9cfS3IPeJ6d1nWYyB82yCd0YP\
    ShRANCAASZ/X8kenELjfuwcBYrngc+ze7EJ199QHzhTn06uTc3ASqmnTEYRHrGQ8JbFgA64o7k9+MaiTzEgXUndc/1\
    1eN2
    """
}
