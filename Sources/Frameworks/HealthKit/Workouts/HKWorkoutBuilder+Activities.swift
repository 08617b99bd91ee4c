internal import TactusHealthModel

extension HKWorkoutBuilder {
  /// Adds an activity (Health.WA2).
  @preconcurrency
  public func addWorkoutActivity(
    _ workoutActivity: HKWorkoutActivity,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    changeActivities(completion) { activities in
      activities.append(workoutActivity)
      return true
    }
  }

  /// Adds an activity (Health.WA2).
  public func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws {
    try await healthStore.wait { done in self.addWorkoutActivity(workoutActivity) { done($0, $1) } }
  }

  /// Ends an activity that was added.
  @preconcurrency
  public func updateActivity(
    uuid UUID: UUID, end endDate: Date,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    changeActivities(completion) { activities in
      guard let index = activities.firstIndex(where: { $0.uuid == UUID }),
        activities[index].startDate <= endDate
      else { return false }
      activities[index] = activities[index].changed(end: endDate)
      return true
    }
  }

  /// Ends an activity that was added.
  public func updateActivity(uuid UUID: UUID, end endDate: Date) async throws {
    try await healthStore.wait { done in
      self.updateActivity(uuid: UUID, end: endDate) { done($0, $1) }
    }
  }

  /// Adds metadata to an activity that was added; existing keys are replaced.
  @preconcurrency
  public func updateActivity(
    uuid UUID: UUID, adding metadata: [String: Any],
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    _ = HealthMetadataValue.convert(metadata)
    let added = metadata
    changeActivities(completion) { activities in
      guard let index = activities.firstIndex(where: { $0.uuid == UUID }) else { return false }
      activities[index] = activities[index].changed(adding: added)
      return true
    }
  }

  /// Adds metadata to an activity that was added; existing keys are replaced.
  public func updateActivity(uuid UUID: UUID, adding metadata: [String: Any]) async throws {
    let added = metadata
    try await healthStore.wait { done in
      self.updateActivity(uuid: UUID, adding: added) { done($0, $1) }
    }
  }
}
