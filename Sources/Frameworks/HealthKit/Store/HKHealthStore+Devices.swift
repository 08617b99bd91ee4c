internal import TactusHealthModel

extension HKHealthStore {
  /// The text of the error without a watch.
  static let noWatch = "the phone has no watch"

  /// Starts the app on the watch; always fails, since there is none (Health.WT1).
  @preconcurrency
  public func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    service.later { completion(false, HKError(.errorHealthDataUnavailable, Self.noWatch)) }
  }

  /// Starts the app on the watch; always fails, since there is none (Health.WT1).
  public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
    try await wait { done in self.startWatchApp(with: workoutConfiguration) { done($0, $1) } }
  }

  /// Handles the request for access of an extension; always fails, since the phone has none
  /// (Health.WT2).
  @preconcurrency
  public func handleAuthorizationForExtension(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    service.later {
      completion(false, HKError(.errorInvalidArgument, "no extension has asked for access"))
    }
  }

  /// Handles the request for access of an extension; always fails, since the phone has none
  /// (Health.WT2).
  public func handleAuthorizationForExtension() async throws {
    try await wait { done in self.handleAuthorizationForExtension { done($0, $1) } }
  }

  /// Recalibrates estimates; always fails, since the phone estimates nothing (Health.WT2).
  @preconcurrency
  public func recalibrateEstimates(
    sampleType: HKSampleType, date: Date,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    service.later {
      completion(false, HKError(.errorInvalidArgument, "the phone estimates nothing"))
    }
  }

  /// Recalibrates estimates; always fails, since the phone estimates nothing (Health.WT2).
  public func recalibrateEstimates(sampleType: HKSampleType, date: Date) async throws {
    try await wait { done in
      self.recalibrateEstimates(sampleType: sampleType, date: date) { done($0, $1) }
    }
  }

  /// Requests access to single samples of a type; there are none (Health.TY3).
  ///
  /// A type without access to single samples traps (documented).
  @preconcurrency
  public func requestPerObjectReadAuthorization(
    for objectType: HKObjectType, predicate: NSPredicate?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard objectType.requiresPerObjectAuthorization() else {
      NSException(
        name: .invalidArgumentException,
        reason: "Type \(objectType.identifier) does not require per object authorization"
      ).raise()
    }
    service.later { completion(false, HKError(.errorNoData, "the phone keeps no prescriptions")) }
  }

  /// Requests access to single samples of a type; there are none (Health.TY3).
  public func requestPerObjectReadAuthorization(
    for objectType: HKObjectType, predicate: NSPredicate?
  ) async throws {
    try await wait { done in
      self.requestPerObjectReadAuthorization(for: objectType, predicate: predicate) { done($0, $1) }
    }
  }
}
