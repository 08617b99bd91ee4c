internal import TactusCrashReports
internal import TactusHealthModel
internal import TactusVirtualTime

/// The access to the phone's health data.
///
/// The steps are Health.PE1…. Handlers run in the app's turns, on the main queue, where iOS uses a
/// queue of its own.
///
/// - Thread: any; all its properties are constants.
open class HKHealthStore: NSObject, @unchecked Sendable {
  let service: HealthService

  /// Creates an access.
  public override init() {
    service = HealthService.current
    super.init()
  }

  /// Returns whether this device has health data; always true.
  open class func isHealthDataAvailable() -> Bool { true }
  /// Returns whether the device has clinical records; always true (Health.CR1).
  open func supportsHealthRecords() -> Bool { true }
  /// Returns the earliest time of a sample that can be saved.
  open func earliestPermittedSampleDate() -> Date { Date(health: HealthSample.earliest) }

  // MARK: Access

  /// Returns whether the app may save a type, but not whether it may read it (Health.PE4).
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    guard case .success(let payload) = service.call(.access),
      let access = HealthAccess(json: payload)
    else { return .notDetermined }
    switch access.share[type.identifier] {
    case true?: return .sharingAuthorized
    case false?: return .sharingDenied
    // A type for which the app has only requested reading counts as denied (Health.PE4).
    case nil: return access.read[type.identifier] == nil ? .notDetermined : .sharingDenied
    }
  }

  /// Asks the user for access to types that are undecided.
  ///
  /// A missing usage description in the app's property list, and types that cannot be requested,
  /// trap with an `NSInvalidArgumentException` (Health.PU1, Health.PU2).
  ///
  /// - Parameters:
  ///   - typesToShare: The types to save; `nil` for none.
  ///   - typesToRead: The types to read; `nil` for none.
  ///   - completion: Receives whether the user has completed the sheet, not the decisions.
  @preconcurrency
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let purpose = HealthPurpose.check(typesToShare ?? [], typesToRead ?? [])
    let share = (typesToShare ?? []).filter(\.isKept).map(\.identifier).sorted()
    let read = (typesToRead ?? []).filter(\.isKept).map(\.identifier).sorted()
    // The user is not asked for types that the phone does not store (Health.TY3).
    guard !share.isEmpty || !read.isEmpty else { return service.later { completion(true, nil) } }
    let request = HealthRequest.authorize(share: share, read: read, purpose: purpose)
    service.send(request) { result in
      switch result {
      case .success: completion(true, nil)
      case .failure(let error): completion(false, error)
      }
    }
  }

  /// Asks the user for access to types that are undecided.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    try await wait { done in
      self.requestAuthorization(toShare: typesToShare, read: typesToRead) { done($0, $1) }
    }
  }

  /// Returns whether a request for access would show the sheet.
  @preconcurrency
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    _ = HealthPurpose.check(typesToShare, typesToRead)
    let share = typesToShare.filter(\.isKept).map(\.identifier)
    let read = typesToRead.filter(\.isKept).map(\.identifier)
    service.send(.access) { result in
      switch result {
      case .success(let payload):
        let access = HealthAccess(json: payload) ?? HealthAccess()
        let isKnown =
          share.allSatisfy { access.share[$0] != nil } && read.allSatisfy { access.read[$0] != nil }
        completion(isKnown ? .unnecessary : .shouldRequest, nil)
      case .failure(let error): completion(.unknown, error)
      }
    }
  }

  /// Returns whether a request for access would show the sheet.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    try await withPhoneContinuation { continuation in
      getRequestStatusForAuthorization(toShare: typesToShare, read: typesToRead) { status, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: status)
        }
      }
    }
  }

  // MARK: Saving and deleting

  /// Saves an object.
  @preconcurrency
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { save([object], withCompletion: completion) }

  /// Saves objects: all of them, or none (Health.SA1).
  @preconcurrency
  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    var samples: [HealthSample] = []
    if let foreign = objects.lazy.compactMap({ $0 as? HKSample }).first(where: {
      !$0.sampleType.isKept
    }) {
      // FIXME: The phone's model has no content for these types (Health.TY3).
      let text = "the phone keeps no samples of \(foreign.sampleType.identifier)"
      return service.later { completion(false, HKError(.errorHealthDataUnavailable, text)) }
    }
    for object in objects {
      guard let sample = object as? HKSample else {
        return service.later {
          completion(false, HKError(.errorInvalidArgument, "an object is no sample"))
        }
      }
      if let correlation = sample as? HKCorrelation {
        samples += correlation.objects.map(\.model).sorted { $0.uuid < $1.uuid }
      }
      samples.append(sample.model)
    }
    guard !samples.isEmpty else {
      return service.later { completion(false, HKError(.errorInvalidArgument, "no objects")) }
    }
    service.save(samples) { Self.finish($0, completion) }
  }

  /// Saves an object.
  open func save(_ object: HKObject) async throws { try await save([object]) }

  /// Saves objects: all of them, or none (Health.SA1).
  open func save(_ objects: [HKObject]) async throws {
    try await wait { done in self.save(objects) { done($0, $1) } }
  }

  /// Deletes an object that this app has saved.
  @preconcurrency
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { delete([object], withCompletion: completion) }

  /// Deletes objects that this app has saved: all of them, or none (Health.SA6).
  @preconcurrency
  open func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    service.send(.delete(objects.map { HealthUUID($0.uuid) })) { Self.finish($0, completion) }
  }

  /// Deletes an object that this app has saved.
  open func delete(_ object: HKObject) async throws { try await delete([object]) }

  /// Deletes objects that this app has saved: all of them, or none (Health.SA6).
  open func delete(_ objects: [HKObject]) async throws {
    try await wait { done in self.delete(objects) { done($0, $1) } }
  }

  /// Deletes the objects of a type that this app has saved, and that meet a predicate.
  @preconcurrency
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) {
    let type = objectType.identifier
    let conditions = HealthConditions(predicate)
    guard !conditions.isComplete else {
      return service.send(.deleteAll(type: type, conditions.filter)) { result in
        switch result {
        case .success(let payload): completion(true, HealthAnswers.count(payload), nil)
        case .failure(let error): completion(false, 0, error)
        }
      }
    }
    let own = HKSource.default().bundleIdentifier
    service.samples(type, conditions.filter) { [service] result in
      switch result {
      case .failure(let error): completion(false, 0, error)
      case .success(let samples):
        let chosen = samples.map(HKSample.make).filter {
          conditions.include($0) && $0.source.bundleIdentifier == own
        }
        guard !chosen.isEmpty else { return completion(true, 0, nil) }
        let count = chosen.count
        service.send(.delete(chosen.map { HealthUUID($0.uuid) })) { result in
          Self.finish(result) { completion($0, $0 ? count : 0, $1) }
        }
      }
    }
  }

  /// Deletes the objects of a type that this app has saved, and that meet a predicate.
  open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    try await withPhoneContinuation { continuation in
      deleteObjects(of: objectType, predicate: predicate) { _, count, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: count)
        }
      }
    }
  }

  // MARK: Queries

  /// Executes a query; a query that was already executed traps.
  open func execute(_ query: HKQuery) { query.execute(on: service) }

  /// Stops a query; its handlers are no longer called.
  open func stop(_ query: HKQuery) {
    query.stop()
    service.stopObserving(query)
  }

  // MARK: Background

  /// Enables background delivery of changes of a type.
  ///
  /// A suspended app is woken, at most at the requested frequency (Health.BD1). The phone launches
  /// no terminated app for health data, which a note reports.
  @preconcurrency
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    RuntimeWarning.once(
      "HKHealthStore.enableBackgroundDelivery: this phone wakes a suspended app for health "
        + "data, and launches none that has ended", kind: "note", namesPlace: true)
    let request = HealthRequest.deliver(type: type.identifier, frequency: frequency.rawValue)
    service.send(request) { Self.finish($0, completion) }
  }

  /// Enables background delivery of changes of a type.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency)
    async throws
  {
    try await wait { done in
      self.enableBackgroundDelivery(for: type, frequency: frequency) { done($0, $1) }
    }
  }

  /// Disables background delivery of a type.
  @preconcurrency
  open func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    service.send(.deliver(type: type.identifier, frequency: 0)) { Self.finish($0, completion) }
  }

  /// Disables background delivery of a type.
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {
    try await wait { done in self.disableBackgroundDelivery(for: type) { done($0, $1) } }
  }

  /// Disables background delivery of all types.
  @preconcurrency
  open func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    service.send(.deliver(type: "", frequency: 0)) { Self.finish($0, completion) }
  }

  /// Disables background delivery of all types.
  open func disableAllBackgroundDelivery() async throws {
    try await wait { done in self.disableAllBackgroundDelivery { done($0, $1) } }
  }

  // MARK: Internals

  static func finish(
    _ result: Result<String, HKError>, _ completion: @Sendable (Bool, (any Error)?) -> Void
  ) {
    switch result {
    case .success: completion(true, nil)
    case .failure(let error): completion(false, error)
    }
  }

  func wait(
    _ body: @escaping (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void
  ) async throws {
    try await withPhoneContinuation {
      (continuation: PhoneContinuation<Void>) in
      body { isDone, error in
        if isDone {
          continuation.resume()
        } else {
          continuation.resume(throwing: error ?? HKError(.unknownError))
        }
      }
    }
  }
}
