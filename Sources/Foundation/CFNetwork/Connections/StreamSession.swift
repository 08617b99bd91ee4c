import Synchronization
internal import TactusTLS

/// The session of TLS of two streams, whose ciphers an app can choose.
///
/// Step Networking.NW37.
///
/// - Thread: any.
package final class StreamSession: Sendable {
  private struct State {
    var ciphers: [UInt16] = []
    var hasBegun = false
    var negotiated: UInt16?
  }

  private let state = Mutex(State())

  /// The numbers of the ciphers that the app allows; empty for the library's choice.
  package var ciphers: [UInt16] { state.withLock { $0.ciphers } }

  /// The number of the cipher of the connection; nil before the handshake has ended.
  package var negotiatedCipher: UInt16? { state.withLock { $0.negotiated } }

  /// The numbers of all ciphers that a stream can have, the preferred first.
  package static let supportedCiphers: [UInt16] =
    (try? TLSStream(TLSConfiguration()))?.allowedCiphers ?? []

  /// Sets the allowed ciphers, and returns whether the handshake has not yet begun.
  package func setCiphers(_ ciphers: [UInt16]) -> Bool {
    state.withLock { state in
      guard !state.hasBegun else { return false }
      state.ciphers = ciphers
      return true
    }
  }

  /// Begins the handshake, after which the ciphers cannot be changed, and returns them.
  func begin() -> [UInt16] {
    state.withLock { state in
      state.hasBegun = true
      return state.ciphers
    }
  }

  /// Stores the cipher of the connection.
  func establish(cipher: UInt16) { state.withLock { $0.negotiated = cipher } }
}
