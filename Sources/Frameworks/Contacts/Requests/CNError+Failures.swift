internal import TactusUserRecords

extension CNError {
  /// The error of a request that the phone has not carried out.
  init(_ failure: RecordFailure) {
    let records = [failure.details]
    switch failure.kind {
    case .denied: self.init(.authorizationDenied, "Access Denied")
    case .exists:
      self.init(.insertedRecordAlreadyExists, "The record exists already.", records: records)
    case .missing: self.init(.recordDoesNotExist, "The record does not exist.", records: records)
    case .tooLarge:
      self.init(.dataAccessError, "The record is too large for the phone.", records: records)
    case .conflict: self.init(.dataAccessError, "The contacts change too fast.")
    case .storage: self.init(.dataAccessError, failure.details)
    }
  }
}
