internal import CTactusOpenSSL

/// A context of OpenSSL with the ciphers that are no longer secure, which only code that requests
/// it sees.
///
/// Sendable because OpenSSL's contexts may be used from any thread.
final class LegacyContext: @unchecked Sendable {
  /// The context of the process.
  static let shared = LegacyContext()

  let context = OSSL_LIB_CTX_new()

  private init() {
    _ = OSSL_PROVIDER_load(context, "legacy")
    _ = OSSL_PROVIDER_load(context, "default")
  }
}
