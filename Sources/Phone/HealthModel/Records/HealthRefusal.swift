/// A request that is refused, with the reason.
struct HealthRefusal: Error {
  var code: HealthErrorCode
  var text: String

  init(_ code: HealthErrorCode, _ text: String) {
    self.code = code
    self.text = text
  }

  init(_ error: HealthStorageError) {
    if error.reason == .exists {
      self.init(.invalidArgument, "an object with the UUID \(error.details) is saved already")
    } else {
      self.init(.databaseInaccessible, error.message)
    }
  }
}
