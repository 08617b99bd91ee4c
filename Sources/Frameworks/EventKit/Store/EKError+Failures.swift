internal import TactusUserRecords

extension EKError {
  /// Creates the error of a change that the phone has rejected.
  init(_ failure: RecordFailure) {
    switch failure.kind {
    case .denied: self.init(.eventStoreNotAuthorized, "Access denied")
    case .missing: self.init(.eventNotMutable, "The object is not stored any more.")
    case .exists, .conflict: self.init(.internalFailure, "The calendars change too fast.")
    case .tooLarge: self.init(.internalFailure, "The object is too large for the phone.")
    case .storage: self.init(.internalFailure, failure.details)
    }
  }
}
