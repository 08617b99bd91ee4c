/// The hybrid encryption with a public key of RFC 9180 (Cryptography.CG17).
///
/// A sender agrees on a key with the owner of a public key, and encrypts messages with it in their
/// order.
public enum HPKE: Sendable {}
