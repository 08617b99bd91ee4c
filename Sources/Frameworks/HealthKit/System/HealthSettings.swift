package import TactusHealthModel

extension HKHealthStore {
  /// Returns what is stored and who may use it, for an app of the system (Health.SY1).
  ///
  /// - Throws: `HKError`, such as for an app that is none of the system.
  package func overview() throws -> HealthOverview { try ask(.overview) }

  /// Sets the access of an app, for an app of the system.
  ///
  /// - Throws: `HKError`, such as for an app that is none of the system.
  @discardableResult
  package func setAccess(_ access: HealthAccess, of bundle: String) throws -> HealthOverview {
    try ask(.setAccess(app: bundle, access))
  }

  /// Sets the order of sources, the most important first, for an app of the system.
  ///
  /// - Throws: `HKError`, such as for an app that is none of the system.
  @discardableResult
  package func setSourceOrder(_ bundles: [String]) throws -> HealthOverview {
    try ask(.setOrder(bundles))
  }

  private func ask(_ request: HealthSettingsRequest) throws -> HealthOverview {
    switch service.call(request) {
    case .success(let payload):
      guard let overview = HealthOverview(json: payload) else {
        throw HKError(.unknownError, "malformed overview")
      }
      return overview
    case .failure(let error): throw error
    }
  }
}
