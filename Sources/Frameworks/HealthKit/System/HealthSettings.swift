package import TactusHealthModel

extension HKHealthStore {
  /// Returns the stored data and the permissions, for a system app (Health.SY1).
  ///
  /// - Throws: `HKError`, such as for an app that is no system app.
  package func overview() throws -> HealthOverview { try ask(.overview) }

  /// Sets the access of an app, for an app of the system.
  ///
  /// - Throws: `HKError`, such as for an app that is no system app.
  @discardableResult
  package func setAccess(_ access: HealthAccess, of bundle: String) throws -> HealthOverview {
    try ask(.setAccess(app: bundle, access))
  }

  /// Sets the priority of sources, the highest first, for a system app.
  ///
  /// - Throws: `HKError`, such as for an app that is no system app.
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
