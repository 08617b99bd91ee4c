import FoundationNetworking
import TactusFoundationBase

/// The sender of a challenge, which the delegate of a connection answers.
final class ConnectionChallengeSender: NSObject, URLAuthenticationChallengeSender,
  Sendable
{
  typealias Answer = @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

  private let answer: Answer

  init(_ answer: @escaping Answer) { self.answer = answer }

  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
    answer(.useCredential, credential)
  }

  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {
    answer(.useCredential, nil)
  }

  func cancel(_ challenge: URLAuthenticationChallenge) {
    answer(.cancelAuthenticationChallenge, nil)
  }

  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {
    answer(.performDefaultHandling, nil)
  }

  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
    answer(.rejectProtectionSpace, nil)
  }
}
