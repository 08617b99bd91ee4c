/// The reason why a session cannot be created or cannot act.
enum SessionError: Error, LocalizedError {
  case missing(String)
  case noTransaction(UInt)
  case noSubscription(String)

  var errorDescription: String? {
    switch self {
    case .missing(let name):
      "no bundle of the test has a StoreKit configuration file '\(name)'; add it to the resources of "
        + "the target"
    case .noTransaction(let id): "there is no such transaction: \(id)"
    case .noSubscription(let id): "the user has no subscription of '\(id)'"
    }
  }
}
