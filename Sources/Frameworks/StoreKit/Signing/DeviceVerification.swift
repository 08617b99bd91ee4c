internal import CryptoKit

/// The value that binds a signed payload to the phone.
struct DeviceVerification: Hashable, Sendable {
  /// A random number.
  let nonce: UUID
  /// The hash of the nonce and the phone's identifier (Purchases.SI3).
  let value: Data

  init(_ device: UUID) {
    nonce = UUID()
    let text = nonce.uuidString.lowercased() + device.uuidString.lowercased()
    value = Data(SHA384.hash(data: Data(text.utf8)))
  }
}
