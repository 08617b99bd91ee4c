import FoundationNetworking
import TactusFoundationBase

// Methods that are optional on an iPhone and required by the toolchain.

extension URLAuthenticationChallengeSender {
  /// Handles a challenge as if there were no delegate; by default it continues without a credential
  /// (Networking.NW12).
  public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {
    continueWithoutCredential(for: challenge)
  }

  /// Rejects a protection space and tries the next one; by default there is none, and it continues
  /// without a credential (Networking.NW12).
  public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
    continueWithoutCredential(for: challenge)
  }
}
