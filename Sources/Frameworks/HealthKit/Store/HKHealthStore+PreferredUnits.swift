internal import TactusHealthModel
internal import TactusVirtualTime

extension NSNotification.Name {
  /// Posted when the user's preferences change; they follow the region, which does not change while
  /// an app runs.
  public static let HKUserPreferencesDidChange = NSNotification.Name(
    "HKUserPreferencesDidChangeNotification")
}

extension HKHealthStore {
  /// Returns the user's preferred units: those of the region (Health.PR1).
  ///
  /// - Parameters:
  ///   - quantityTypes: The types; one for which the user was not asked is an error.
  ///   - completion: Receives the units, or an error.
  @preconcurrency
  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    service.send(.access) { result in
      switch result {
      case .failure(let error): completion([:], error)
      case .success(let payload):
        let access = HealthAccess(json: payload) ?? HealthAccess()
        let isKnown = quantityTypes.allSatisfy {
          access.share[$0.identifier] != nil || access.read[$0.identifier] != nil
        }
        guard isKnown else {
          let error = HKError(.errorAuthorizationNotDetermined, "Authorization not determined")
          return completion([:], error)
        }
        let pairs = quantityTypes.map { ($0, RegionalUnits.current.unit(of: $0)) }
        completion(Dictionary(uniqueKeysWithValues: pairs), nil)
      }
    }
  }

  /// Returns the user's preferred units: those of the region (Health.PR1).
  ///
  /// - Parameter quantityTypes: The types.
  /// - Returns: The units.
  /// - Throws: `HKError`, such as for a type for which the user was not asked.
  public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws
    -> [HKQuantityType: HKUnit]
  {
    try await withPhoneContinuation { continuation in
      preferredUnits(for: quantityTypes) { units, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: units)
        }
      }
    }
  }
}
