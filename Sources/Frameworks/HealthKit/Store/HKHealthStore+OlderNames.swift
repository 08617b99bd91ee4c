internal import TactusHealthModel
internal import TactusVirtualTime

extension HKHealthStore {
  /// Adds samples to a saved workout; newer apps use `HKWorkoutBuilder` (Health.WO4).
  ///
  /// Samples that are not stored are saved; stored ones must be this app's.
  @preconcurrency
  @available(
    iOS, introduced: 8.0, deprecated: 17.0, message: "Use HKWorkoutBuilder to add samples"
  )
  public func add(
    _ samples: [HKSample], to workout: HKWorkout,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { link(samples, to: workout, completion) }

  /// Adds samples to a saved workout; newer apps use `HKWorkoutBuilder` (Health.WO4).
  @available(
    iOS, introduced: 13.0, deprecated: 17.0, message: "Use HKWorkoutBuilder to add samples"
  )
  public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
    try await wait { done in self.link(samples, to: workout) { done($0, $1) } }
  }

  /// Divides the energy of a time; newer apps read the types of both energies (Health.WO5).
  @available(iOS, introduced: 9.0, deprecated: 11.0, message: "No longer supported")
  public func splitTotalEnergy(
    _ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date,
    resultsHandler: @escaping @Sendable (HKQuantity?, HKQuantity?, (any Error)?) -> Void
  ) {
    service.later {
      resultsHandler(nil, nil, HKError(.errorNoData, "the phone knows no resting energy"))
    }
  }

  /// Returns the user's date of birth; newer apps use `dateOfBirthComponents()`.
  ///
  /// - Throws: `HKError`, as `dateOfBirthComponents()`.
  @available(
    iOS, introduced: 8.0, deprecated: 10.0, message: "Use dateOfBirthComponents()"
  )
  public func dateOfBirth() throws -> Date {
    let components = try dateOfBirthComponents()
    guard let date = Calendar(identifier: .gregorian).date(from: components) else {
      throw HKError(.errorNoData, "the date of birth is no date")
    }
    return date
  }

  // MARK: Internals

  private func link(
    _ samples: [HKSample], to workout: HKWorkout,
    _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard !samples.isEmpty else {
      return service.later { completion(false, HKError(.errorInvalidArgument, "no samples")) }
    }
    let models = samples.map { sample in
      var model = sample.model
      model.workout = HealthUUID(workout.uuid)
      return model
    }
    let types = Set(samples.map(\.sampleType.identifier)).sorted()
    stored(models.map(\.uuid), of: types) { [service] result in
      switch result {
      case .failure(let error): completion(false, error)
      case .success(let known) where known.isEmpty:
        service.save(models) { Self.finish($0, completion) }
      case .success(let known):
        // Stored samples are immutable, so the sample is saved again with the workout.
        service.send(.delete(known)) { result in
          guard case .success = result else { return Self.finish(result, completion) }
          service.save(models) { Self.finish($0, completion) }
        }
      }
    }
  }

  /// Determines which samples of types are stored.
  private func stored(
    _ identifiers: [HealthUUID], of types: [String], _ found: [HealthUUID] = [],
    _ receive: @escaping @MainActor @Sendable (Result<[HealthUUID], HKError>) -> Void
  ) {
    guard let type = types.first else {
      return service.later { receive(.success(found)) }
    }
    var filter = HealthFilter()
    filter.add(.objects(Set(identifiers)))
    service.samples(type, filter) { [self] result in
      switch result {
      case .failure(let error): receive(.failure(error))
      case .success(let samples):
        stored(identifiers, of: Array(types.dropFirst()), found + samples.map(\.uuid), receive)
      }
    }
  }
}
